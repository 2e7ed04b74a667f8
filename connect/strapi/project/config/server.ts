export default ({ env }) => ({
	host: env('HOST', '127.0.0.1'),
	port: env.int('PORT', 1337),
	url: env('PUBLIC_URL', ''),
	app: { keys: env.array('APP_KEYS') },
	// Below it are the files that editors upload.
	dirs: { public: env('PUBLIC_FOLDER', './public') },
});
