import type { Despacho } from './despacho'

/** An alarm that was tried longer ago than this may have gone silent without anybody noticing, in days. */
const DIAS = 31
const DAY_MS = 24 * 60 * 60 * 1000

/** When the alarm was last tried, or used, as an ISO instant; '' for never. */
export const ultimaPrueba = (list: readonly Despacho[]): string =>
  list.reduce(
    // One that is no instant would be the last one for ever, and nobody be told to try.
    (last, { instante }) => (!Number.isNaN(Date.parse(instante)) && instante > last ? instante : last),
    '',
  )

/** Whether it is time to try it. `now` in ms since 1970. */
export const tocaProbar = (list: readonly Despacho[], now: number): boolean => {
  const last = ultimaPrueba(list)
  return last === '' || now - Date.parse(last) > DIAS * DAY_MS
}
