import { createServer, type Socket } from 'node:net'

export type MailServer = {
  url: string
  /** Each letter as it came, head and body. */
  letters: string[]
  /** The addresses that letters were for. */
  recipients: string[]
  /** What the next letters are answered with, instead of being taken. */
  refuse: string
  close(): Promise<void>
}

/** As much of a mail server as it takes to receive a letter. */
export async function startMailServer(): Promise<MailServer> {
  const mail: MailServer = { url: '', letters: [], recipients: [], refuse: '', close: async () => undefined }
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket)).on('error', () => undefined)
    const say = (line: string) => socket.write(`${line}\r\n`)
    let heard = ''
    let letter: string[] | undefined
    const hear = (line: string) => {
      if (letter && line !== '.') return void letter.push(line)
      if (letter) mail.letters.push(letter.join('\r\n'))
      const to = /^RCPT TO:<(.*)>/i.exec(line)?.[1]
      if (to !== undefined && mail.refuse) return say(mail.refuse)
      if (to !== undefined) mail.recipients.push(to)
      letter = /^DATA/i.test(line) ? [] : undefined
      say(letter ? '354 adelante' : '250 bien')
    }
    say('220 correo')
    socket.setEncoding('utf8').on('data', (text: string) => {
      heard += text
      for (let end = heard.indexOf('\r\n'); end >= 0; end = heard.indexOf('\r\n')) {
        hear(heard.slice(0, end))
        heard = heard.slice(end + 2)
      }
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  mail.url = `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  mail.close = () =>
    new Promise((done) => {
      server.close(() => done())
      for (const socket of sockets) socket.destroy()
    })
  return mail
}
