import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * What happens to a call: `fine` passes it on, `killed` kills the central once it has got it, `answers lost` passes on
 * what is sent to it, whose answer gets lost; the others are faults.
 */
export type Weather =
  | 'fine'
  | 'down'
  | 'broken'
  | 'busy'
  | 'login page'
  | 'killed'
  | 'half a page'
  | 'answers lost'

const PAGES: Partial<Record<Weather, [status: number, type: string, body: string]>> = {
  broken: [500, 'text/html', '<h1>Error</h1>'],
  busy: [429, 'application/json', JSON.stringify({ error: 'espere', mensaje: 'Se enviará más tarde.' })],
  'login page': [200, 'text/html', '<h1>Acepte las condiciones de esta red</h1>'],
}

/** A proxy with an address of its own, behind which the central can be killed and started again. */
export async function startFront(onKill: () => Promise<void>) {
  const front = {
    weather: 'fine' as Weather,
    target: '',
    url: '',
    /** Stops all answers under way without closing their connections, as when a phone changes its network. */
    stall: () => {},
    close: async () => {},
  }
  const underWay = new Set<() => void>()

  function pass(ask: IncomingMessage, answer: ServerResponse): void {
    const { method, headers, url } = ask
    const there = request(new URL(url ?? '/', front.target), { method, headers }, (said) => {
      if (front.weather === 'killed' && method === 'PUT') {
        said.resume()
        void onKill().then(() => ask.socket.destroy())
        return
      }
      if (front.weather === 'answers lost' && method === 'POST') {
        said.resume()
        ask.socket.destroy()
        return
      }
      if (front.weather === 'half a page' && said.headers['content-type']?.startsWith('text/html')) {
        said.resume()
        answer.writeHead(200, { 'content-type': 'text/html' }).write('<!doctype html>')
        return
      }
      answer.writeHead(said.statusCode ?? 502, said.headers)
      said.pipe(answer)
      const stall = () => said.unpipe(answer).resume()
      underWay.add(stall)
      said.once('close', () => underWay.delete(stall))
      // A stream of a central that was killed is over for the browser too.
      said.once('close', () => said.complete || ask.socket.destroy())
    })
    there.on('error', () => ask.socket.destroy())
    answer.on('close', () => there.destroy())
    ask.pipe(there)
  }

  const server = createServer((ask, answer) => {
    const page = PAGES[front.weather]
    if (front.weather === 'down') ask.socket.destroy()
    else if (page && ask.url?.startsWith('/api/')) {
      const [status, type, body] = page
      ask.resume()
      answer.writeHead(status, { 'content-type': type }).end(body)
    } else pass(ask, answer)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  front.stall = () => {
    for (const stall of underWay) stall()
  }
  front.url = `http://localhost:${(server.address() as AddressInfo).port}`
  front.close = () =>
    new Promise((done) => {
      server.close(() => done())
      server.closeAllConnections()
    })
  return front
}
