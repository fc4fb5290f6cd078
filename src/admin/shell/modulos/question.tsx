import type { ReactNode } from 'react'
import { hasCentral } from '@/access/central/mark'
import { CONJUNTOS, type Conjunto } from '@/access/module'
import { More } from '@/admin/ui/box/more'
import { optionals } from '@/entities/modules'
import { enumerated } from '@/shared/lib/text'
import { Group } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { Text } from '@/shared/ui/text/text'
import classes from './modulos.module.css'
import { type Switches, useSwitches } from './use-switches'
import { MODULO_WORDS, whereWords } from './words'

const ANSWERS: Record<Conjunto, string> = {
  SITIO: 'Solo el sitio y los reportes',
  SALE: 'Brigada que sale',
  OFICINA: 'Con oficina',
}

const idsFrom = (conjunto: Conjunto) =>
  optionals().flatMap(({ id, desde }) => (desde === conjunto ? [id] : []))

/** Where what an answer switches on is found, and what of it does nothing yet. */
function foundFrom(conjunto: Conjunto): string {
  const ids = idsFrom(conjunto)
  const idle = hasCentral() ? [] : ids.filter((id) => MODULO_WORDS[id].central)
  const lack = enumerated(idle.map((id) => `«${MODULO_WORDS[id].title}»`))
  return `${whereWords(ids)}.${lack && ` Sin una central, ${lack} no ${idle.length === 1 ? 'sirve' : 'sirven'} todavía.`}`
}

/** In short, below the button. */
const BRIEF: Record<Conjunto, string> = {
  SITIO: 'Las páginas públicas, los reportes de la gente y las listas.',
  SALE: `Lo anterior, y en el menú: ${whereWords(idsFrom('SALE'))}.`,
  OFICINA: 'Lo anterior, y lo que piden la ley y las cuentas. El menú no crece.',
}

const aparte = () =>
  enumerated(optionals().flatMap(({ id, desde }) => (desde === 'APARTE' ? [MODULO_WORDS[id].title] : [])))

const bringsOf = (conjunto: Conjunto): string => {
  if (conjunto === 'SITIO')
    return 'Las páginas públicas, los reportes de la gente, y las listas de personal, bienes, cuentas y salidas.'
  if (conjunto === 'SALE') return `Lo anterior, y en el menú: ${foundFrom('SALE')}`
  return `Lo anterior, y lo que piden la ley y las cuentas, dentro de lo que ya está en el menú: ${foundFrom('OFICINA')} Se enciende aparte, en Módulos: ${aparte()}.`
}

const staysWords = (titles: readonly string[]) =>
  titles.length === 0 ? '' : ` Sigue encendido lo que ya tiene registros: ${enumerated(titles)}.`

/** What an answer leaves on. */
const said = (brings: string, { staysBeside }: Switches, conjunto: Conjunto): string =>
  brings + staysWords(staysBeside(conjunto).map(({ title }) => title))

const WhatEachBrings = (switches: Switches) => (
  <More summary="Qué trae cada una">
    <dl className={classes.each}>
      {CONJUNTOS.map((conjunto) => (
        <div key={conjunto}>
          <dt>{ANSWERS[conjunto]}</dt>
          <dd>{said(bringsOf(conjunto), switches, conjunto)}</dd>
        </div>
      ))}
    </dl>
  </More>
)

type AnswerProps = { switches: Switches; conjunto: Conjunto; describedBy?: string }

function Answer({ switches: { choose, isNow, isPending }, conjunto, describedBy }: AnswerProps) {
  return (
    <Button
      variant={isNow(conjunto) ? 'filled' : 'default'}
      aria-pressed={isNow(conjunto)}
      aria-describedby={describedBy}
      disabled={isPending}
      onClick={() => choose(conjunto)}
    >
      {ANSWERS[conjunto]}
    </Button>
  )
}

/** How the brigade works, in three answers; each says what it leaves on. */
export function Answers(switches: Switches) {
  return (
    <>
      <ul className={classes.answers}>
        {CONJUNTOS.map((conjunto) => (
          <li key={conjunto}>
            <Answer switches={switches} conjunto={conjunto} describedBy={`conjunto-${conjunto}`} />
            <Text size="sm" dimmed id={`conjunto-${conjunto}`}>
              {said(BRIEF[conjunto], switches, conjunto)}
            </Text>
          </li>
        ))}
      </ul>
      <WhatEachBrings {...switches} />
    </>
  )
}

/** The same in the guide of the first days, which must not push what waits off a phone's screen. */
export function Question({ skip }: { skip?: ReactNode }) {
  const switches = useSwitches()
  if (!switches) return <Text role="status">Contando lo que ya tiene…</Text>
  return (
    <div className={classes.question}>
      <Group gap="xs">
        {CONJUNTOS.map((conjunto) => (
          <Answer key={conjunto} switches={switches} conjunto={conjunto} />
        ))}
      </Group>
      <div className={classes.foot}>
        <WhatEachBrings {...switches} />
        {skip}
      </div>
    </div>
  )
}
