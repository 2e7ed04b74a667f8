import type { DemoBlock } from '../../types.ts';

/** Who else sees it, and where. */
export const sharing: DemoBlock[] = [
	{
		type: 'section',
		title: { en: 'Who else sees it', fr: 'Qui d’autre y a accès', es: 'Quién más los ve' },
		html: {
			en: `<p>We do not sell personal data, rent it out or swap it. These people get to see the part they need:</p>
<ul>
<li><strong>Our own offices.</strong> Support is answered mostly from Dublin; an application is read by the team and the office it is meant for.</li>
<li><strong>Companies that work for us under contract:</strong> hosting, mail and text messages, storage of uploads, the list of job postings. They may use the data for our purposes only.</li>
<li><strong>Lanternworks</strong> in Petaling Jaya, for sign-ups to the playtest room of Selangor, which it runs.</li>
<li data-with="bot-check"><strong>The provider of the bot check.</strong> It learns your network address and how your browser behaves, and only once you have started a form that announces it. At log-in it is loaded after several failed tries.</li>
<li><strong>The platforms you choose to link or to log in with,</strong> when you press their button.</li>
<li><strong>Maps and videos</strong> come from other companies. They stay off the page until you click.</li>
<li data-with="analytics"><strong>The measuring provider,</strong> if you agreed.</li>
<li><strong>Authorities,</strong> when the law compels us. We check whether it does, give as little as it asks, and tell you unless that is forbidden.</li>
</ul>
<p>Friends see your username, your display name and whether you are online. Our forums and our three merchandise stores are sites of their own and have notices of their own.</p>`,
			fr: `<p>Nous ne vendons, ne louons ni n’échangeons de données personnelles. Voici qui en voit la part nécessaire :</p>
<ul>
<li><strong>Nos propres bureaux.</strong> L’assistance répond surtout depuis Dublin ; une candidature est lue par l’équipe et le bureau auxquels elle s’adresse.</li>
<li><strong>Des sociétés qui travaillent pour nous sous contrat :</strong> hébergement, e-mails et SMS, stockage des fichiers envoyés, liste des offres d’emploi. Elles n’utilisent les données que pour notre compte.</li>
<li><strong>Lanternworks,</strong> à Petaling Jaya, pour les inscriptions à la salle de test du Selangor, qu’il anime.</li>
<li data-with="bot-check"><strong>Le prestataire du contrôle anti-robot.</strong> Il apprend votre adresse réseau et le comportement de votre navigateur, et seulement quand vous avez commencé un formulaire qui l’annonce. À la connexion, il n’intervient qu’après plusieurs échecs.</li>
<li><strong>Les plateformes que vous choisissez de lier ou d’utiliser pour vous connecter,</strong> quand vous appuyez sur leur bouton.</li>
<li><strong>Les cartes et les vidéos</strong> viennent d’autres sociétés. Elles restent hors de la page tant que vous n’avez pas cliqué.</li>
<li data-with="analytics"><strong>Le prestataire de mesure,</strong> si vous l’avez accepté.</li>
<li><strong>Les autorités,</strong> quand la loi nous y contraint. Nous vérifions que c’est le cas, en donnons le moins possible et vous prévenons, sauf interdiction.</li>
</ul>
<p>Vos amis voient votre nom d’utilisateur, votre nom affiché et si vous êtes en ligne. Nos forums et nos trois boutiques sont des sites distincts, qui ont leurs propres notices.</p>`,
			es: `<p>No vendemos, alquilamos ni intercambiamos datos personales. Ven la parte que necesitan:</p>
<ul>
<li><strong>Nuestras oficinas.</strong> El soporte contesta sobre todo desde Dublín; una candidatura la leen el equipo y la oficina a los que va dirigida.</li>
<li><strong>Empresas que trabajan para nosotros con contrato:</strong> alojamiento, correos y SMS, almacenamiento de archivos, lista de vacantes. Solo pueden usar los datos para lo que les encargamos.</li>
<li><strong>Lanternworks,</strong> de Petaling Jaya, en las inscripciones para la sala de pruebas de Selangor, que lleva su gente.</li>
<li data-with="bot-check"><strong>El proveedor del control antibots.</strong> Conoce tu dirección de red y cómo se comporta tu navegador, y solo cuando has empezado un formulario que lo anuncia. Al iniciar sesión se carga tras varios intentos fallidos.</li>
<li><strong>Las plataformas que decides vincular o con las que inicias sesión,</strong> cuando pulsas su botón.</li>
<li><strong>Los mapas y los vídeos</strong> son de otras empresas. No entran en la página hasta que haces clic.</li>
<li data-with="analytics"><strong>El proveedor de medición,</strong> si has aceptado.</li>
<li><strong>Las autoridades,</strong> cuando la ley nos obliga. Comprobamos que sea así, damos lo mínimo y te avisamos, salvo prohibición.</li>
</ul>
<p>Tus amistades ven tu nombre de usuario, tu nombre visible y si estás en línea. Los foros y nuestras tres tiendas son sitios aparte, con sus propios avisos.</p>`,
		},
	},
	{
		type: 'section',
		title: { en: 'Outside Europe', fr: 'Hors d’Europe', es: 'Fuera de Europa' },
		html: {
			en: `<p>Accounts and saves are stored in the European Union. Colleagues in Quebec and Guildford may reach them for their work; the European Commission has found the protection in Canada (for companies) and in the United Kingdom adequate. For Kuala Lumpur, for Lanternworks, and for suppliers in the United States that have not joined the Data Privacy Framework, we use the Commission’s standard contractual clauses, with encryption on the way and at rest. The officer will send you a copy.</p>`,
			fr: `<p>Les comptes et les sauvegardes sont stockés dans l’Union européenne. Nos collègues de Québec et de Guildford peuvent y accéder pour leur travail ; la Commission européenne juge adéquate la protection offerte au Canada (pour les entreprises) et au Royaume-Uni. Pour Kuala Lumpur, pour Lanternworks et pour les fournisseurs des États-Unis qui n’ont pas rejoint le cadre de protection des données UE–États-Unis, nous recourons aux clauses contractuelles types de la Commission, avec un chiffrement en transit et au repos. La déléguée vous en enverra copie.</p>`,
			es: `<p>Las cuentas y las partidas se guardan en la Unión Europea. Los equipos de Quebec y Guildford pueden acceder a ellas por trabajo; la Comisión Europea considera adecuada la protección de Canadá (para empresas) y del Reino Unido. Con Kuala Lumpur, con Lanternworks y con los proveedores de Estados Unidos que no se han adherido al Marco de Privacidad de Datos usamos las cláusulas contractuales tipo de la Comisión, con cifrado en tránsito y en reposo. La delegada te enviará una copia.</p>`,
		},
	},
	{
		type: 'section',
		title: { en: 'Children', fr: 'Les plus jeunes', es: 'Menores' },
		html: {
			en: `<p>You must be sixteen to have an account and over eighteen to take part in a playtest. We ask for a date of birth rather than a tick, because ticks have no birthdays. If you are a parent and believe that your child has an account anyway, write to the officer; we will close it and delete what it holds.</p>`,
			fr: `<p>Il faut avoir seize ans pour créer un compte et plus de dix-huit pour participer à un test. Nous demandons une date de naissance plutôt qu’une case à cocher : les cases n’ont pas d’âge. Si vous êtes parent et pensez que votre enfant a malgré tout un compte, écrivez à la déléguée ; nous le fermerons et effacerons son contenu.</p>`,
			es: `<p>Para tener una cuenta hay que haber cumplido dieciséis años; para participar en una prueba, ser mayor de dieciocho. Pedimos la fecha de nacimiento y no una casilla, porque las casillas no cumplen años. Si eres madre o padre y crees que tu hija o tu hijo tiene una cuenta de todos modos, escribe a la delegada: la cerraremos y borraremos lo que contenga.</p>`,
		},
	},
];
