import type { Generated, Kysely } from 'kysely';
import type { OnlineVisibility } from '#contract/endpoints/friends.ts';
import type { OptionalMailKind } from '#contract/endpoints/mails.ts';
import type { SubmissionState } from '#contract/endpoints/receipts.ts';
import type { SecurityEvent } from '#contract/endpoints/sessions.ts';
import type { Locale } from '#contract/locales.ts';
import type { Platform } from '#contract/platforms.ts';

// Times are milliseconds since 1970 by the service's clock. A hash is SHA-256 of a secret that is stored nowhere.
// Truth is 0 or 1, which SQLite and PostgreSQL both have.

type Truth = 0 | 1;

export interface UserTable {
	id: string;
	/** As it was chosen; unique whatever its case. */
	username: string;
	/** In lower case. */
	email: string;
	email_verified: Truth;
	/** In the PHC form. */
	password: string;
	display_name: string;
	date_of_birth: string;
	country: string;
	locale: Locale;
	phone: string | null;
	factor: 'sms' | 'totp' | null;
	totp_secret: string | null;
	/** The newest step of 30 s whose code was accepted; that code and older ones are used up. */
	totp_step: Generated<number>;
	terms_version: number;
	newsletter: Truth;
	created_at: number;
	/** An address that the player has asked for and not confirmed yet; until then `email` counts. */
	pending_email: Generated<string | null>;
	online_visible_to: Generated<OnlineVisibility>;
}

/**
 * Names that are taken without a player: of deleted players, and those asked for with a mail address that already has an
 * account, so that trying a name again does not tell whether the address was known. The latter have the password that
 * they were asked for with, and answer like a player whose address is not confirmed.
 */
export interface ReservedUsernameTable {
	/** In lower case. */
	username: string;
	password: Generated<string | null>;
}

export interface PlatformLinkTable {
	user_id: string;
	platform: Platform;
	/** The player's id at the platform. */
	identity: string;
	name: string;
	/** What the platform gave; null where it is asked again. */
	token: string | null;
	linked_at: number;
}

/** Visits to a platform that were begun, by the PKCE challenge that only the browser's verifier meets. */
export interface PlatformVisitTable {
	challenge: string;
	platform: Platform;
	/** Who links; null where somebody signs in. */
	user_id: string | null;
	/** Whether it only widens what a link may ask of the platform. */
	widens: Truth;
	expires_at: number;
}

/** Tokens of links that were removed, until their platforms have revoked them. */
export interface PlatformRevocationTable {
	token: string;
	platform: Platform;
	tries: Generated<number>;
	kept_at: number;
	next_at: number;
}

export interface EntitlementClaimTable {
	user_id: string;
	entitlement: string;
	claimed_at: number;
}

/** One row for each pair, whoever asked: the lesser id stands first. */
export interface FriendshipTable {
	one_id: string;
	other_id: string;
	since: number;
}

export interface FriendInviteTable {
	from_id: string;
	to_id: string;
	expires_at: number;
}

/** What a game keeps for a player; games write these rows. */
export interface CloudSaveTable {
	id: string;
	user_id: string;
	name: string;
	game: string;
	platform: string | null;
	summary: string;
	/** Bytes. */
	size: number;
	/** The file as base64; a save without one is listed and cannot be downloaded. */
	bytes: string | null;
	updated_at: number;
}

/** Games that a player would like to have, by their slugs. */
export interface WishlistGameTable {
	user_id: string;
	game: string;
	added_at: number;
}

export interface RecoveryCodeTable {
	user_id: string;
	hash: string;
}

export interface SessionTable {
	id: string;
	hash: string;
	user_id: string;
	device: string;
	created_at: number;
	last_seen: number;
	expires_at: number;
	revoked_at: Generated<number | null>;
	/** When the player last confirmed a sensitive change in it. */
	verified_at: Generated<number | null>;
}

/** Sign-ins that wait for MFA. */
export interface ChallengeTable {
	hash: string;
	user_id: string;
	factor: 'sms' | 'totp';
	/** Of the code that was sent by SMS. */
	code_hash: Generated<string | null>;
	code_expires_at: Generated<number>;
	tries: Generated<number>;
	expires_at: number;
	ended: Generated<Truth>;
}

/** The code that was sent by SMS to confirm a sensitive change. */
export interface SessionCodeTable {
	session_id: string;
	hash: string;
	expires_at: number;
	tries: Generated<number>;
}

/** An MFA method that is being set up and counts for nothing yet; a newer one of the player replaces it. */
export interface PendingFactorTable {
	user_id: string;
	kind: 'sms' | 'totp';
	phone: string | null;
	secret: string | null;
	code_hash: string | null;
	tries: Generated<number>;
	expires_at: number;
}

/** The address that an account had before, for as long as its owner may take the change back. */
export interface EmailUndoTable {
	hash: string;
	user_id: string;
	email: string;
	expires_at: number;
}

export interface PasskeyTable {
	id: string;
	user_id: string;
	/** As its authenticator names it, in base64url. */
	credential_id: string;
	/** COSE's form, in base64url. */
	public_key: string;
	/** How often it was used by the count of its authenticator; 0 where that does not count. */
	counter: number;
	/** How browsers reach it, as a JSON list of WebAuthn's words. */
	transports: string;
	/** What its player calls it. */
	name: string;
	/** Whether a password manager keeps it for more than one device. */
	backed_up: Truth;
	created_at: number;
	last_used_at: number | null;
}

/** Challenges that a browser is to answer with a passkey, each once. */
export interface PasskeyChallengeTable {
	hash: string;
	purpose: 'add' | 'sign-in' | 'second-factor' | 'verification';
	/** The session, the sign-in that waits for MFA or the browser that it was made for. */
	holder: string;
	expires_at: number;
}

interface PlayerBlockTable {
	user_id: string;
	blocked_id: string;
	since: number;
}

interface SecurityEventTable {
	id: string;
	user_id: string;
	kind: SecurityEvent['kind'];
	/** Browser and system of who did it, empty when unknown. */
	device: string;
	platform: Platform | null;
	at: number;
}

/** Devices that a player has signed in from, so that only a new one is worth a mail. */
export interface KnownDeviceTable {
	user_id: string;
	device: string;
}

export interface ResetCodeTable {
	hash: string;
	user_id: string;
	expires_at: number;
}

export interface ValidationTokenTable {
	hash: string;
	user_id: string;
	expires_at: number;
	used: Generated<Truth>;
}

/** One row for each counted attempt, so that every limit is a sliding window. */
export interface AttemptTable {
	id: Generated<number>;
	key: string;
	at: number;
	/** The file whose upload it counts: one that is refused or taken away counts no longer. */
	file_id: string | null;
	/** Until when its outcome is open, at the latest; null once it is known. */
	open_until: number | null;
}

export interface AttemptLockTable {
	key: string;
	until: number;
	seconds: number;
}

export interface IdempotencyAnswerTable {
	key: string;
	/** JSON. */
	answer: string;
	kept_at: number;
}

/** Tickets that were used or given up. */
export interface UploadTicketTable {
	id: string;
	expires_at: number;
}

/** One row for each file that is here or on its way. */
export interface UploadTable {
	/** In the order of their arrival. */
	position: Generated<number>;
	id: string;
	ticket_id: string;
	purpose: string;
	/** The form that it was sent with, as the browser named it. */
	form: string;
	name: string;
	type: string;
	/** Bytes. */
	size: number;
	state: 'arriving' | 'kept';
	/** When it goes unless a submission claims it. */
	expires_at: number;
	/** The submission that it belongs to. */
	claimed_by: Generated<string | null>;
}

export interface ConsentReceiptTable {
	/** The key of the call that brought it, a random id of the visitor's browser. */
	id: string;
	revision: number;
	/** JSON: whether each category is allowed, by its id. */
	choices: string;
	at: number;
}

/** What a withdrawal leaves is the reference and the key, so that nothing is made again of what was deleted. */
export interface ApplicationTable {
	position: Generated<number>;
	reference: string;
	/** SHA-256 of the call's Idempotency-Key: an application stands once, however late its call is repeated. */
	key_hash: string;
	/** Of the code in the mail. */
	token_hash: string;
	job_id: string;
	/** JSON of what was sent; null once it is withdrawn. */
	json: string | null;
	at: number;
	withdrawn_at: Generated<number | null>;
}

/** What somebody asks to hear of by mail. */
export interface AlertTable {
	position: Generated<number>;
	/** Its tokens are made of this id. */
	id: string;
	/** Empty once it is stopped: then only the link in old mails must still know it. */
	email: string;
	locale: Locale;
	kind: 'job' | 'release';
	/** JSON: of jobs location, team and query, as the contract has them; of a release the game. */
	about: string;
	state: 'asked' | 'confirmed' | 'stopped';
	asked_at: number;
	/** Since when the game is not there any more. */
	missing_since: Generated<number | null>;
}

/** Which jobs were mailed to which alert, so that publishing one again mails nobody twice. */
export interface JobAlertMailTable {
	alert_id: string;
	job_id: string;
}

/** Jobs that are no news; an empty id says that those of the very first look were added. */
export interface KnownJobTable {
	id: string;
}

/** What visitors write to the studio. */
export interface MessageTable {
	position: Generated<number>;
	reference: string;
	/** Of the code in the mail. */
	token_hash: string;
	kind: 'contact' | 'issue' | 'feedback';
	/** Empty where its writer wants no answer. */
	email: string;
	locale: Locale;
	/** JSON: the rest of the form. */
	content: string;
	at: number;
}

/** What became of an application or a message; one without a row is received and no more. */
export interface SubmissionStatusTable {
	reference: string;
	state: SubmissionState;
	/** What the studio wrote back; empty where it has not. */
	answer: string;
	changed_at: number;
}

export interface FaqVoteTable {
	faq_id: string;
	voter: string;
	value: 'up' | 'down';
	reason: string;
	at: number;
}

/** A sign-up for playtests; once it is withdrawn only its reference is left. */
export interface SurveyAnswerTable {
	position: Generated<number>;
	reference: string;
	/** Of the code in the mail. */
	token_hash: string;
	location: string;
	/** JSON of what was sent; null once it is withdrawn. */
	json: string | null;
	at: number;
	withdrawn_at: Generated<number | null>;
}

/** Mails, text messages and webhooks that are to be sent, and those that could not be. */
export interface OutgoingTable {
	position: Generated<number>;
	id: string;
	kind: 'mail' | 'sms' | 'webhook';
	recipient: string;
	/** The reference of the submission that it holds, with which it goes. */
	holds: string | null;
	/** JSON of the message; empty once it failed for good, as nobody may read it then. */
	message: string;
	state: Generated<'waiting' | 'failed'>;
	tries: Generated<number>;
	created_at: number;
	/** When it is tried next; a sender that takes it moves this on, so that no other takes it meanwhile. */
	next_at: number;
	/** What the server said when it was tried last. */
	error: Generated<string>;
}

/** A kind of mail that a player has switched off; the newsletter is a column of the player. */
interface MailOptOutTable {
	user_id: string;
	kind: OptionalMailKind;
	since: number;
}

/** What the services store. */
export interface Tables {
	user: UserTable;
	reserved_username: ReservedUsernameTable;
	platform_link: PlatformLinkTable;
	platform_visit: PlatformVisitTable;
	platform_revocation: PlatformRevocationTable;
	entitlement_claim: EntitlementClaimTable;
	friendship: FriendshipTable;
	friend_invite: FriendInviteTable;
	cloud_save: CloudSaveTable;
	wishlist_game: WishlistGameTable;
	recovery_code: RecoveryCodeTable;
	session: SessionTable;
	challenge: ChallengeTable;
	session_code: SessionCodeTable;
	pending_factor: PendingFactorTable;
	email_undo: EmailUndoTable;
	known_device: KnownDeviceTable;
	security_event: SecurityEventTable;
	passkey: PasskeyTable;
	passkey_challenge: PasskeyChallengeTable;
	player_block: PlayerBlockTable;
	mail_opt_out: MailOptOutTable;
	reset_code: ResetCodeTable;
	validation_token: ValidationTokenTable;
	attempt: AttemptTable;
	attempt_lock: AttemptLockTable;
	idempotency_answer: IdempotencyAnswerTable;
	upload_ticket: UploadTicketTable;
	upload: UploadTable;
	consent_receipt: ConsentReceiptTable;
	application: ApplicationTable;
	alert: AlertTable;
	job_alert_mail: JobAlertMailTable;
	known_job: KnownJobTable;
	message: MessageTable;
	submission_status: SubmissionStatusTable;
	faq_vote: FaqVoteTable;
	survey_answer: SurveyAnswerTable;
	outgoing: OutgoingTable;
}

/** The database, or a transaction in it. */
export type Db = Kysely<Tables>;
