import { telLink } from '@/shared/lib/url'

/** A link to call the number; just its text, as `plain`, while the configuration has only a placeholder. */
export function PhoneNumber({ number, plain: Plain = 'span' }: { number: string; plain?: 'span' | 'b' }) {
  const tel = telLink(number)
  return tel ? <a href={tel}>{number}</a> : <Plain>{number}</Plain>
}
