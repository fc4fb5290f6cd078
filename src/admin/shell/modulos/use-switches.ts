import { useMutation, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useCan } from '@/access/current-user'
import { CONJUNTOS, type Conjunto, type Optional } from '@/access/module'
import { type ModuloId, wordOf } from '@/access/modulos'
import { type Uses, usesOf } from '@/access/uses'
import { copiesQuery } from '@/admin/shell/data/central-copies'
import { usePromesas } from '@/admin/shell/data/use-promesas'
import { useReads } from '@/admin/shell/data/use-reads'
import { useReach } from '@/admin/ui/record/reach'
import { configuracion } from '@/entities/configuracion/queries'
import { listsOf, optionals } from '@/entities/modules'
import { formatNumber } from '@/shared/lib/moneda'
import { plural } from '@/shared/lib/plural'
import { MODULO_WORDS, whereWords } from './words'

/** An optional module as it stands. */
export type Switch = Optional &
  (typeof MODULO_WORDS)[ModuloId] & {
    on: boolean
    /** Whether it holds records of the brigade's own, or may. */
    holds: boolean
    /** How many, by list. */
    records: string
    /** Why it can't be switched off now; '' where it can. */
    kept: string
  }

const UNKNOWN = 'Este equipo todavía no tiene todos sus registros: espere a que lleguen de la central.'

const COUNTED = optionals().map(({ id }) => ({ id, reads: listsOf(id).map(({ key }) => key) }))
const EVERY: Uses = () => true

const isIn = ({ desde }: Optional, conjunto: Conjunto): boolean =>
  desde !== 'APARTE' && CONJUNTOS.indexOf(desde) <= CONJUNTOS.indexOf(conjunto)

/** The devices that keep the copy of the night count on the next one; only the central knows them. */
function useCustodians(): string {
  const asked = [useCan('config:edit'), useReach() === 'brigada'].every(Boolean)
  const { data } = useQuery({ ...copiesQuery, enabled: asked })
  if (!asked) return ''
  if (!data) return 'Solo la central sabe si algún equipo guarda una copia, y no contesta.'
  const { custodios = [] } = data
  return custodios.length > 0
    ? `${plural(custodios.length, 'equipo guarda', 'equipos guardan')} la copia: quítelos antes, en Central.`
    : ''
}

/** The modules that a brigade may do without, and how to switch them; null while they are being counted. */
export function useSwitches() {
  const { data: base } = useSuspenseQuery(configuracion.query)
  const { mutate, isPending } = useMutation(configuracion.use)
  const uses = usesOf(base)
  const promesas = usePromesas(EVERY)
  const counted = useReads(COUNTED)
  const custodians = useCustodians()
  if (!promesas || !counted) return null

  const keptOf = (id: ModuloId): string =>
    id === 'custodios' ? custodians : promesas.has(id) ? (promesas.get(id) ?? UNKNOWN) : ''
  const switches = optionals().map((optional): Switch => {
    const { id } = optional
    const isWhole = counted.whole.some((one) => one.id === id)
    const counts = listsOf(id).flatMap(({ key, title }) => {
      const many = isWhole ? counted.at<unknown[]>(key).length : 0
      return many > 0 ? [`${title}: ${formatNumber(many)}`] : []
    })
    const kept = keptOf(id)
    return {
      ...optional,
      ...MODULO_WORDS[id],
      on: uses(id),
      holds: !isWhole || counts.length > 0 || kept !== '',
      records: counts.join(' · '),
      kept,
    }
  })
  const say = (next: Uses) => {
    const begun = switches.filter(({ id, on }) => !on && next(id)).map(({ id }) => id)
    const dicho = begun.length > 0 ? `Desde ahora, ${whereWords(begun)}.` : ''
    mutate({ modulos: wordOf(base, next), base, dicho })
  }
  const holds = (id: ModuloId) => switches.some((one) => one.id === id && one.holds)
  /** With an answer about the brigade, what holds records stays on, and what no answer is about stays as it is. */
  const stays = ({ id, desde, on }: Switch) => on && (desde === 'APARTE' || holds(id))
  const nextOf = (conjunto: Conjunto): ModuloId[] =>
    switches.filter((one) => isIn(one, conjunto) || stays(one)).map(({ id }) => id)
  return {
    switches,
    isPending,
    /** Somebody has said it before. */
    isSaid: base.modulos !== undefined,
    flip: (id: ModuloId, on: boolean) => say((one) => (one === id ? on : uses(one))),
    choose: (conjunto: Conjunto) => say((one) => nextOf(conjunto).includes(one)),
    /** What an answer leaves on besides its own, since it holds records. */
    staysBeside: (conjunto: Conjunto) =>
      switches.filter((one) => !isIn(one, conjunto) && one.on && holds(one.id)),
    /** Whether the brigade stands as after this answer. */
    isNow: (conjunto: Conjunto) =>
      base.modulos !== undefined && switches.every(({ id, on }) => on === nextOf(conjunto).includes(id)),
  }
}

export type Switches = NonNullable<ReturnType<typeof useSwitches>>
