import type { Localised } from '../localised.ts';

/** What players type who look for an answer, beside its own words, by its slug. */
export const faqKeywords: Record<string, Localised<string[]>> = {
	'disk-space-the-salt-crown': {
		en: ['storage', 'size', 'gigabytes', 'GB', 'hard drive', 'requirements'],
		fr: ['stockage', 'taille', 'gigaoctets', 'Go', 'configuration requise'],
		es: ['almacenamiento', 'tamaño', 'gigas', 'GB', 'requisitos'],
	},
	'download-stuck': {
		en: ['slow download', 'frozen', 'hangs', 'update stuck', 'install'],
		fr: ['téléchargement lent', 'figé', 'mise à jour bloquée', 'installation'],
		es: ['descarga lenta', 'atascada', 'parada', 'bloqueada', 'instalación'],
	},
	'verify-game-files': {
		en: ['corrupt', 'repair', 'integrity', 'crash', 'crashes', 'reinstall'],
		fr: ['corrompus', 'réparer', 'intégrité', 'vérifier', 'plantage', 'réinstaller'],
		es: ['corruptos', 'reparar', 'integridad', 'verificar', 'cuelgue', 'reinstalar'],
	},
	'brine-gate-missing': {
		en: ['cannot find the Brine Gate', 'update', 'expansion', 'new area'],
		fr: ['je ne trouve pas la porte', 'mise à jour', 'extension', 'nouvelle zone'],
		es: ['no encuentro la puerta', 'actualización', 'expansión', 'zona nueva'],
	},
	'quarrel-of-moons-new-mac': {
		en: ['macOS', 'Apple silicon', 'MacBook', 'M1'],
		fr: ['macOS', 'Apple silicon', 'MacBook', 'M1'],
		es: ['macOS', 'Apple silicon', 'MacBook', 'M1'],
	},
	'thornhollow-linux-handhelds': {
		en: ['Steam Deck', 'Proton', 'SteamOS', 'portable'],
		fr: ['Steam Deck', 'Proton', 'SteamOS', 'console portable'],
		es: ['Steam Deck', 'Proton', 'SteamOS', 'portátil'],
	},
	'black-screen-at-start': {
		en: ['no picture', 'does not start', 'will not launch', 'graphics driver'],
		fr: ['pas d’image', 'ne démarre pas', 'ne se lance pas', 'pilote graphique'],
		es: ['sin imagen', 'no arranca', 'no se inicia', 'tarjeta gráfica'],
	},
	'forgotten-password': {
		en: ['reset password', 'forgot password', 'lost password', 'recover account', 'cannot log in', 'sign in'],
		fr: ['réinitialiser', 'mot de passe perdu', 'récupérer', 'connexion impossible', 'se connecter'],
		es: ['restablecer', 'contraseña perdida', 'recuperar', 'no puedo entrar', 'iniciar sesión'],
	},
	'verification-mail-missing': {
		en: ['confirmation email', 'verify email', 'no mail', 'spam', 'activation', 'resend'],
		fr: [
			'courriel de confirmation',
			'vérifier mon adresse',
			'activation',
			'pourriels',
			'indésirables',
			'renvoyer',
		],
		es: ['correo de confirmación', 'verificar', 'activación', 'no deseado', 'reenviar'],
	},
	'link-a-platform': {
		en: ['connect', 'linking', 'link account', 'PSN', 'Twitch'],
		fr: ['associer', 'relier', 'connecter', 'liaison', 'PSN', 'Twitch'],
		es: ['vincular', 'conectar', 'asociar', 'PSN', 'Twitch'],
	},
	'platform-linked-elsewhere': {
		en: ['unlink', 'wrong account', 'already in use', 'linked elsewhere'],
		fr: ['dissocier', 'délier', 'mauvais compte', 'déjà utilisée'],
		es: ['desvincular', 'otra cuenta', 'ya en uso'],
	},
	'second-step-at-sign-in': {
		en: ['two-factor', '2FA', 'two-step', 'MFA', 'authenticator', 'security'],
		fr: ['double authentification', 'deux facteurs', '2FA', 'MFA', 'sécurité', 'sécuriser'],
		es: ['doble factor', 'dos pasos', 'autenticación', '2FA', 'MFA', 'seguridad', 'proteger'],
	},
	'lost-phone': {
		en: ['recovery codes', 'authenticator lost', 'new phone', 'stolen phone'],
		fr: ['codes de récupération', 'nouveau téléphone', 'téléphone volé', 'portable'],
		es: ['códigos de recuperación', 'teléfono', 'móvil nuevo', 'móvil robado'],
	},
	'change-email-address': {
		en: ['new email', 'change mail', 'update email'],
		fr: ['nouvelle adresse', 'changer de courriel', 'modifier e-mail'],
		es: ['cambiar email', 'nuevo correo', 'dirección de correo'],
	},
	'delete-my-account': {
		en: ['close account', 'remove account', 'erase', 'cancel account', 'personal data'],
		fr: ['suppression', 'supprimer', 'fermer mon compte', 'effacer', 'données personnelles'],
		es: ['borrar', 'cerrar cuenta', 'dar de baja', 'datos personales'],
	},
	'where-are-my-saves': {
		en: ['save location', 'save folder', 'save files', 'directory'],
		fr: ['dossier', 'emplacement', 'fichiers de sauvegarde', 'répertoire'],
		es: ['carpeta', 'ubicación', 'guardados', 'archivos de guardado', 'partidas guardadas'],
	},
	'move-a-reign-to-another-platform': {
		en: ['move save to console', 'cross-save', 'transfer save', 'cross progression', 'continue on console'],
		fr: [
			'transférer une partie',
			'transférer',
			'cross-save',
			'progression partagée',
			'changer de plateforme',
		],
		es: [
			'pasar partida a consola',
			'transferir',
			'cross-save',
			'progreso compartido',
			'cambiar de plataforma',
		],
	},
	'download-a-cloud-save': {
		en: ['cloud save', 'backup', 'restore', 'export'],
		fr: ['nuage', 'cloud', 'restaurer', 'copie'],
		es: ['copia de seguridad', 'restaurar', 'cloud', 'exportar'],
	},
	'save-is-damaged': {
		en: ['corrupt save', 'corrupted', 'broken save', 'lost progress'],
		fr: ['corrompue', 'abîmée', 'progression perdue'],
		es: ['corrupta', 'corrompida', 'progreso perdido'],
	},
	'emberwick-second-winter-save': {
		en: ['restart', 'new game', 'old save'],
		fr: ['recommencer', 'nouvelle partie', 'ancienne sauvegarde'],
		es: ['volver a empezar', 'partida nueva', 'partida antigua'],
	},
	'switch-saves': {
		en: ['Nintendo', 'Switch cloud', 'sync'],
		fr: ['Nintendo', 'synchroniser', 'synchronisation'],
		es: ['Nintendo', 'sincronizar', 'sincronización'],
	},
	'how-many-cloud-saves': {
		en: ['cloud full', 'limit', 'quota', 'storage full', 'maximum'],
		fr: ['limite', 'quota', 'nuage plein', 'maximum'],
		es: ['límite', 'cuota', 'espacio en la nube', 'máximo'],
	},
	'play-the-salt-crown-with-friends': {
		en: ['play with friends', 'multiplayer', 'co-op', 'coop', 'online', 'invite friends'],
		fr: ['jouer avec des amis', 'multijoueur', 'coopération', 'coop', 'en ligne', 'inviter des amis'],
		es: ['jugar con amigos', 'multijugador', 'cooperativo', 'coop', 'en línea', 'invitar'],
	},
	'play-across-platforms': {
		en: ['crossplay', 'cross-play', 'cross-platform'],
		fr: ['jeu multiplateforme', 'crossplay', 'cross-play'],
		es: ['juego cruzado', 'crossplay', 'cross-play', 'multiplataforma'],
	},
	'friend-invitation-missing': {
		en: ['invite', 'friend request', 'add friend'],
		fr: ['demande d’ami', 'ajouter un ami', 'inviter'],
		es: ['solicitud de amistad', 'añadir amigos', 'agregar', 'invitar'],
	},
	'somebody-drops-out': {
		en: ['disconnect', 'connection lost', 'offline', 'rejoin', 'kicked'],
		fr: ['déconnexion', 'déconnecté', 'hors ligne', 'revenir'],
		es: ['desconexión', 'desconectado', 'sin conexión', 'reconectar'],
	},
	'report-a-player': {
		en: ['report player', 'harassment', 'toxic', 'insult', 'block', 'ban', 'cheater'],
		fr: ['signaler un joueur', 'harcèlement', 'insulte', 'bloquer', 'bannir', 'toxique', 'tricheur'],
		es: ['denunciar a un jugador', 'acoso', 'insultos', 'bloquear', 'expulsar', 'tóxico', 'tramposo'],
	},
	'wending-with-a-friend': {
		en: ['co-op', 'two players', 'multiplayer'],
		fr: ['coop', 'à deux', 'deux joueurs', 'multijoueur'],
		es: ['cooperativo', 'dos jugadores', 'multijugador', 'amigos'],
	},
	refund: {
		en: ['refund', 'refunds', 'return the game', 'reimburse', 'chargeback'],
		fr: ['remboursement', 'rembourser', 'rendre le jeu', 'argent'],
		es: ['reembolso', 'devolución', 'devolver', 'dinero'],
	},
	'where-to-enter-a-key': {
		en: ['redeem', 'activate', 'code', 'product key', 'activation key'],
		fr: ['activer', 'activation', 'code', 'clé produit', 'utiliser un code'],
		es: ['canjear', 'activar', 'activación', 'código', 'clave de producto'],
	},
	'key-already-used': {
		en: ['invalid key', 'key does not work', 'duplicate', 'stolen key'],
		fr: ['clé invalide', 'clé refusée', 'ne fonctionne pas', 'doublon'],
		es: ['clave inválida', 'clave no válida', 'no funciona', 'duplicada'],
	},
	'extras-of-my-edition': {
		en: ['deluxe', 'artbook', 'OST', 'music', 'digital extras', 'bonus'],
		fr: ['deluxe', 'artbook', 'musique', 'bonus numériques', 'contenu'],
		es: ['deluxe', 'artbook', 'música', 'extras digitales', 'contenido adicional'],
	},
	'thornhollow-dog': {
		en: ['bonus', 'pet', 'hound'],
		fr: ['bonus', 'animal', 'compagnon'],
		es: ['bonus', 'mascota', 'regalo'],
	},
	'store-delivery': {
		en: ['shipping', 'delivery', 'order', 'parcel', 'merch', 'returns', 'tracking'],
		fr: ['livraison', 'commande', 'colis', 'retour', 'suivi', 'produits dérivés'],
		es: ['envío', 'entrega', 'pedido', 'paquete', 'seguimiento', 'devoluciones'],
	},
	'change-keys-and-buttons': {
		en: ['change keys', 'remap', 'rebind', 'keyboard', 'controls', 'key bindings'],
		fr: ['changer les touches', 'reconfigurer', 'clavier', 'commandes', 'raccourcis'],
		es: ['cambiar teclas', 'reasignar', 'teclado', 'controles', 'configurar'],
	},
	'larger-text': {
		en: ['font size', 'subtitles', 'tiny', 'readable'],
		fr: ['taille de police', 'sous-titres', 'police', 'lisible'],
		es: ['tamaño de letra', 'subtítulos', 'fuente', 'texto pequeño'],
	},
	'colour-vision': {
		en: ['color blind', 'colorblind', 'colour blindness', 'accessibility'],
		fr: ['daltonisme', 'couleurs', 'accessibilité'],
		es: ['daltonismo', 'colores', 'accesibilidad'],
	},
	'controller-not-recognised': {
		en: ['gamepad', 'not recognized', 'not working', 'DualSense', 'joystick'],
		fr: ['pas reconnue', 'ne marche pas', 'gamepad', 'DualSense', 'joystick'],
		es: ['no reconoce', 'no funciona', 'gamepad', 'DualSense', 'control'],
	},
	'stop-the-clock-in-lowtide': {
		en: ['timer', 'pause', 'time limit', 'anxiety'],
		fr: ['minuteur', 'pause', 'temps limité', 'chronomètre'],
		es: ['temporizador', 'pausa', 'límite de tiempo', 'cronómetro'],
	},
	'menus-read-aloud': {
		en: ['screen reader', 'narration', 'text to speech', 'blind', 'accessibility'],
		fr: ['lecteur d’écran', 'synthèse vocale', 'narration', 'aveugle', 'accessibilité'],
		es: ['lector de pantalla', 'narración', 'texto a voz', 'ciego', 'accesibilidad'],
	},
};
