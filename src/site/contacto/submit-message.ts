/** The submission is simulated (spec §7, §9): it takes so many ms and sends nothing. */
const SUBMIT_MS = 2000

/** @throws Error without a network: 'sent' would be wrong twice over. */
export async function submitMessage(): Promise<void> {
  await new Promise((done) => setTimeout(done, SUBMIT_MS))
  if (!navigator.onLine) throw new Error('sin conexión')
}
