import { createInterface } from 'node:readline'

/** One line of what somebody types, or of what a file says; '' where there is none. */
export function ask(question: string): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stderr })
  return new Promise((done) => {
    lines.once('close', () => done(''))
    lines.question(question, (answer) => {
      done(answer)
      lines.close()
    })
  })
}
