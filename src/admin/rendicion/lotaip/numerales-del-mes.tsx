import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useRights } from '@/access/can'
import { comoAntes, sinEmpezar } from '@/entities/lotaip/en-bloque'
import { numeralTitle } from '@/entities/lotaip/mes'
import { nameOfMonth } from '@/entities/lotaip/month-name'
import type { Numeral } from '@/entities/lotaip/numerales'
import { meses } from '@/entities/lotaip/queries'
import { recordDe } from '@/entities/lotaip/tabla'
import { plural } from '@/shared/lib/plural'
import { enumerated } from '@/shared/lib/text'
import { Group } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { StateBadge } from '@/shared/ui/control/state-badge'
import { useSearchPatch } from '@/shared/ui/hook/use-search-patch'
import { useOverlays } from '@/shared/ui/overlay/overlays'
import { lookOf } from './estado-words'
import classes from './lotaip.module.css'
import type { TransparenciaSearch } from './search'
import type { useLotaip } from './use-lotaip'

type Props = { lotaip: ReturnType<typeof useLotaip>; mes: string }

function Lista({ lotaip: { list }, mes, numerales }: Props & { numerales: readonly Numeral[] }) {
  return (
    <ul className={classes.numerales}>
      {numerales.map(({ id, nombre }) => {
        const look = lookOf(recordDe(list, mes, id))
        return (
          <li key={id}>
            <Link
              to="/admin/rendicion/lotaip/$mes/$numeral"
              params={{ mes, numeral: id }}
              className={classes.numeral}
            >
              <span>
                {numeralTitle(id)}: {nombre}
              </span>
              <StateBadge color={look.color}>{look.label}</StateBadge>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}

/** What fills many numerals at once: as they were said last, or that they don't apply. */
function EnBloque({ lotaip, mes }: Props) {
  const { list, catalogo } = lotaip
  const patch = useSearchPatch<TransparenciaSearch>()
  const { confirm } = useOverlays()
  const { mutate: save, isPending } = useMutation(meses.saveMissing)
  const same = comoAntes(list, mes, catalogo)
  const missing = sinEmpezar(list, mes, catalogo)
  const asBefore = async () => {
    const rest = missing.filter(({ id }) => !same.some(({ numeral }) => numeral === id))
    const sure = await confirm({
      title: `${nameOfMonth(mes)}, como antes`,
      question: [
        `${plural(same.length, 'numeral queda', 'numerales quedan')} como se dijo la última vez: ${enumerated(same.map(({ numeral }) => numeral))}.`,
        rest.length > 0 && `Le queda por llenar: ${enumerated(rest.map(({ id }) => id))}.`,
        'Confírmelo solo si de verdad nada cambió.',
      ]
        .filter(Boolean)
        .join(' '),
      confirm: 'Llenar como antes',
    })
    if (sure) save(same)
  }
  if (missing.length === 0) return null
  return (
    <Group gap="xs">
      {same.length > 0 && (
        <Button variant="default" loading={isPending} onClick={() => void asBefore()}>
          Lo demás, como el mes anterior
        </Button>
      )}
      <Button variant="default" onClick={() => patch({ noAplica: mes })}>
        No aplica en varios
      </Button>
    </Group>
  )
}

/** A month's numerals: what is missing first, with what fills many of them at once; what has a state is folded. */
export function NumeralesDelMes({ lotaip, mes }: Props) {
  const { canEdit } = useRights('rendicion')
  const { list, catalogo } = lotaip
  const said = new Set(list.filter((one) => one.mes === mes && one.estado).map(({ numeral }) => numeral))
  const [done, missing] = [
    catalogo.numerales.filter(({ id }) => said.has(id)),
    catalogo.numerales.filter(({ id }) => !said.has(id)),
  ]
  return (
    <>
      {canEdit && <EnBloque lotaip={lotaip} mes={mes} />}
      <Lista lotaip={lotaip} mes={mes} numerales={missing} />
      {done.length > 0 && (
        <details open={missing.length === 0}>
          <summary className={classes.done}>
            {plural(done.length, 'numeral con estado', 'numerales con estado')}
          </summary>
          <Lista lotaip={lotaip} mes={mes} numerales={done} />
        </details>
      )}
    </>
  )
}
