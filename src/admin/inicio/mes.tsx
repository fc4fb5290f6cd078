import { useId, useState } from 'react'
import type { Deber, EstadoDeber } from '@/access/module'
import { ESTADO_ICONS, LinkRow } from '@/admin/shell/link-row'
import { DisclosureButton } from '@/shared/ui/box/disclosure-button'
import { Title } from '@/shared/ui/text/text'
import classes from './hoy.module.css'

const WORDS: Record<EstadoDeber, string> = {
  HECHO: 'Al día',
  FALTA: 'Falta',
  VENCIDO: 'Atrasado',
  NO_SE_SABE: 'No se sabe',
}

// What has to be seen to now says so above.
const Duty = ({ titulo, estado, nota, toca, to, search }: Deber) => (
  <LinkRow Icon={ESTADO_ICONS[estado]} to={to} search={search} estado={estado} note={!toca && nota}>
    <span className={classes.duty}>
      {titulo}: <b>{WORDS[estado]}</b>
    </span>
  </LinkRow>
)

/** So many lines a phone shows without folding them. */
const FEW = 2

/** `Atrasado: 1 · No se sabe: 5`, what needs somebody first. */
const SUMMED: readonly EstadoDeber[] = ['VENCIDO', 'FALTA', 'NO_SE_SABE', 'HECHO']

const sumOf = (mes: readonly Deber[]): string =>
  SUMMED.flatMap((estado) => {
    const count = mes.filter((one) => one.estado === estado).length
    return count > 0 ? [`${WORDS[estado]}: ${count}`] : []
  }).join(' · ')

/**
 * How what a brigade does month by month stands. On a phone the lines of a role with many duties wait behind one that
 * counts them: what of them has to be seen to stands under «Le toca» as well.
 */
export function Mes({ of }: { of: readonly Deber[] }) {
  const [title, lines] = [useId(), useId()]
  const [open, setOpen] = useState(false)
  const many = of.length > FEW
  return (
    <section aria-labelledby={title} className={classes.month}>
      <Title order={2} size="h4" id={title}>
        Este mes
      </Title>
      {many && (
        <DisclosureButton open={open} onToggle={() => setOpen(!open)} panel={lines} className={classes.sum}>
          <span>{sumOf(of)}</span>
        </DisclosureButton>
      )}
      <ul id={lines} className={classes.list} data-folded={(many && !open) || undefined}>
        {of.map((one) => (
          <Duty key={one.id} {...one} />
        ))}
      </ul>
    </section>
  )
}
