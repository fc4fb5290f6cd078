import type { IncomingMessage } from 'node:http'
import { BlockList, isIPv4, isIPv6 } from 'node:net'
import type { Context } from 'hono'
import type { Central } from '@/server/central'
import { isLine6, lineOf, literalOf, netOf } from './ip'

export type Env = { Bindings: { incoming: IncomingMessage }; Variables: { peticion: string } }

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

/** An address of this machine or of a private network; false for what is no address. */
function isPrivate(text: string): boolean {
  const address = literalOf(text)
  return address !== null && OWN.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}

/** Of `Host`: without the port and the final dot that ends every name, in small letters. */
export const hostName = (host: string): string =>
  host
    .replace(/:\d+$/, '')
    .replace(/^\[|\]$/g, '')
    .replace(/\.$/, '')
    .toLowerCase()

/** A name that begins with `127.` may be anybody's: only an address is this machine, and the one name that is. */
const isLoopbackName = (name: string): boolean =>
  name === 'localhost' || name === '::1' || (isIPv4(name) && name.startsWith('127.'))

/** A name that only a private network knows. */
const isPrivateName = (name: string): boolean =>
  isLoopbackName(name) || isPrivate(name) || !/[.:]/.test(name) || /\.(local|lan|home\.arpa)$/.test(name)

/** What a reverse proxy or a tunnel adds. */
const FORWARDED = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'cf-connecting-ip']

/**
 * The address under which somebody is counted: of IPv6 the part that a line has, as it may choose the rest. With a proxy
 * it is the one that the proxy itself saw.
 */
export function addressOf(c: Context<Env>, { proxy, remote }: Central): string {
  const seen = proxy ? c.req.header('x-forwarded-for')?.split(',').at(-1) : undefined
  const address = literalOf(seen ?? '') ?? literalOf(remote(c.env.incoming))
  return address === null ? '' : lineOf(address)
}

/** Who shares what one place may bring and ask: an IPv4 address, behind which a village may be, or a whole IPv6 network. */
export function siteOf(c: Context<Env>, central: Central): string {
  const address = addressOf(c, central)
  return isLine6(address) ? netOf(address) : address
}

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
