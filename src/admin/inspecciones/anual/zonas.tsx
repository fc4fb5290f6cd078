import { FiguresTable } from '@/admin/ui/figure/figures-table'
import { calleDe, type Prevista, zonasDe } from '@/entities/inspecciones/plan'
import { LinkButton } from '@/shared/ui/control/button'
import { Text } from '@/shared/ui/text/text'

type ZonasProps = { plan: readonly Prevista[]; parroquia: string | undefined; hoy: string }

/** Where a sweep can begin: the parishes, or the streets of the one that is chosen. */
export function Zonas({ plan, parroquia, hoy }: ZonasProps) {
  const zonas = zonasDe(plan, hoy, (local) => (parroquia ? calleDe(local.direccion) : local.parroquia))
  if (zonas.length === 0)
    return <Text>Ningún local tiene escrita su {parroquia ? 'dirección' : 'parroquia'}.</Text>
  return (
    <FiguresTable
      head={[parroquia ? `Calles de ${parroquia}` : 'Parroquia', 'Atrasadas', 'Este mes', 'Barrido']}
      rows={zonas.map(({ nombre, atrasadas, mes }) => [
        nombre,
        atrasadas,
        mes,
        <LinkButton
          key="barrido"
          variant="subtle"
          to="/admin/inspecciones/visita"
          search={{ barrido: true, ...(parroquia ? { parroquia, calle: nombre } : { parroquia: nombre }) }}
          aria-label={`Barrer ${nombre}`}
        >
          Barrer
        </LinkButton>,
      ])}
    />
  )
}
