import type { IncomingMessage } from 'node:http'
import { BlockList } from 'node:net'
import type { Context } from 'hono'
import type { Central } from '@/server/central'

export type Env = { Bindings: { incoming: IncomingMessage } }

const OWN = new BlockList()
for (const [net, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const)
  OWN.addSubnet(net, bits, 'ipv4')
for (const [net, bits] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  OWN.addSubnet(net, bits, 'ipv6')

/** An address of this machine or of a private network. */
function isPrivate(address: string): boolean {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')
  return OWN.check(plain, plain.includes(':') ? 'ipv6' : 'ipv4')
}

const hostName = (host: string): string =>
  host
    .replace(/:\d+$/, '')
    .replace(/^\[|\]$/g, '')
    .toLowerCase()

const isLoopbackName = (name: string) => name === 'localhost' || /^127\./.test(name) || name === '::1'

/** A name that only a private network knows. */
const isPrivateName = (name: string): boolean =>
  isLoopbackName(name) || isPrivate(name) || !/[.:]/.test(name) || /\.(local|lan|home\.arpa)$/.test(name)

/** What a reverse proxy or a tunnel adds. */
const FORWARDED = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'cf-connecting-ip']

/** The address under which somebody's failures are counted. With a proxy it is the one that the proxy itself saw. */
export const addressOf = (c: Context<Env>, { proxy, remote }: Central): string =>
  (proxy && c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim()) || remote(c.env.incoming)

/** Whether the request comes from this machine or its private network, and through nobody. */
export function isNear(c: Context<Env>, { remote }: Central): boolean {
  if (!isPrivate(remote(c.env.incoming)) || FORWARDED.some((name) => c.req.header(name) !== undefined))
    return false
  const origin = c.req.header('origin')
  const hosts = [
    c.req.header('host') ?? '',
    ...(origin && URL.canParse(origin) ? [new URL(origin).host] : []),
  ]
  return hosts.map(hostName).every(isPrivateName)
}

/**
 * Without https only this machine itself may be spoken to: a cookie whose name begins with __Host- would be refused.
 */
export const isLoopback = (c: Context<Env>, { proxy }: Central): boolean =>
  !proxy && isLoopbackName(hostName(c.req.header('host') ?? ''))
