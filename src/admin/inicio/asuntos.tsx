import type { Asunto } from '@/access/module'
import { TerminaButton } from '@/admin/shell/data/termina-button'
import { iconOf } from '@/admin/shell/icons'
import { LinkRow } from '@/admin/shell/link-row'
import { More } from '@/admin/ui/box/more'
import { CircleDot } from '@/admin/ui/icon/icons'
import { Age } from '@/admin/ui/record/age'
import { pageAt } from '@/entities/modules'
import { TriangleAlert } from '@/shared/ui/icon/icons'
import { useKeptFocus } from '@/shared/ui/overlay/use-kept-focus'
import classes from './hoy.module.css'

function Row({ prisa, titulo, clase, desde, nota, to, search, termina }: Asunto) {
  const page = pageAt(to)
  const Icon = prisa === 'EMERGENCIA' ? TriangleAlert : page ? iconOf(page) : CircleDot
  const said = (desde || nota) && (
    <>
      {desde && (
        <>
          {clase}, <Age since={desde} />
        </>
      )}
      {desde && nota && ' · '}
      {nota}
    </>
  )
  return (
    <LinkRow
      Icon={Icon}
      to={to}
      search={search}
      prisa={prisa}
      note={said}
      action={termina && <TerminaButton termina={termina} de={titulo} />}
    >
      <span className={classes.text}>{titulo}</span>
    </LinkRow>
  )
}

/** Things one below the other, each a link to the screen where somebody sees to it. */
export const Asuntos = ({ of }: { of: readonly Asunto[] }) => (
  <ul className={classes.list}>
    {of.map((one) => (
      <Row key={one.id} {...one} />
    ))}
  </ul>
)

/** So many stand in view; with more nobody knows where to begin. */
const SHOWN = 5

/** The first of them, and the rest behind a line that says how many they are. */
export function FirstAsuntos({ of }: { of: readonly Asunto[] }) {
  const [first, rest] = [of.slice(0, SHOWN), of.slice(SHOWN)]
  const kept = useKeptFocus<HTMLDivElement>(of.length)
  if (first.length === 0) return null
  return (
    <div className={classes.toca} ref={kept} tabIndex={-1}>
      <Asuntos of={first} />
      {rest.length > 0 && (
        <More summary={`y ${rest.length} más`}>
          <Asuntos of={rest} />
        </More>
      )}
    </div>
  )
}
