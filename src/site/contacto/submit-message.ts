/** The simulated submission takes this many ms and sends nothing (spec §7, §9). */
const SUBMIT_MS = 2000

/** @throws Error without a network, because then not even the simulation may say 'sent' */
export async function submitMessage(): Promise<void> {
  await new Promise((done) => setTimeout(done, SUBMIT_MS))
  if (!navigator.onLine) throw new Error('sin conexión')
}
