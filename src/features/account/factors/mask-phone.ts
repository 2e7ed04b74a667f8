/** A number of which only the last two digits are shown, as the account shows it afterwards. */
export function maskPhone(phone: string): string {
	return '•'.repeat(Math.max(0, phone.length - 2)) + phone.slice(-2);
}
