import * as v from 'valibot';

type Environment = Record<string, string | undefined>;

/** Variables by name: what each must be, and the same in the words of its error message. */
export type VariableTable = Record<string, readonly [v.GenericSchema<string | undefined, unknown>, string]>;

type Values<T extends VariableTable> = { [N in keyof T]: v.InferOutput<T[N][0]> };

const secrets = /KEY|TOKEN|SECRET|SMTP_URL|DATABASE_URL/;

interface ReaderOptions {
	environment: Environment;
	/** Takes what is wrong with a variable. */
	complaints: string[];
	/** What the names begin with, such as `TWITCH_`. */
	prefix?: string;
}

/** Reads what is needed of a table, and says of everything that is missing or malformed what it should be. */
export function createReader<const T extends VariableTable>(
	table: T,
	{ environment, complaints, prefix = '' }: ReaderOptions,
) {
	return <N extends keyof T & string>(name: N): Values<T>[N] => {
		const [schema, shouldBe] = table[name] as T[N];
		const fullName = prefix + name;
		const value = environment[fullName] || undefined;
		const parsed = v.safeParse(schema, value);
		if (parsed.success) return parsed.output as Values<T>[N];
		const state =
			value === undefined ? 'is not set' : secrets.test(fullName) ? 'is malformed' : `is "${value}"`;
		complaints.push(`${fullName} ${state}; it should be ${shouldBe}.`);
		return undefined as Values<T>[N];
	};
}
