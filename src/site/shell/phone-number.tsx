import { telLink } from '@/shared/lib/url'

/** A telephone to call; while the configuration holds none, only its words, as `plain`. */
export function PhoneNumber({ number, plain: Plain = 'span' }: { number: string; plain?: 'span' | 'b' }) {
  const tel = telLink(number)
  return tel ? <a href={tel}>{number}</a> : <Plain>{number}</Plain>
}
