import { Link } from '@tanstack/react-router'
import { numeralTitle } from '@/entities/lotaip/mes'
import { nameOfMonth } from '@/entities/lotaip/month-name'
import { ScrollTable } from '@/shared/ui/text/scroll-table'
import { Text } from '@/shared/ui/text/text'
import { cellName, lookOf, MONTH_NAMES, monthsOf, SHORT_WORDS } from './estado-words'
import classes from './lotaip.module.css'
import type { useLotaip } from './use-lotaip'

type YearTableProps = { lotaip: ReturnType<typeof useLotaip>; year: string }

/** A year's numerals by months; a phone has the month's list alone. Months that have not begun have no links. */
export function YearTable({ lotaip: { catalogo, list, hoy }, year }: YearTableProps) {
  const records = new Map(list.map((one) => [`${one.mes}/${one.numeral}`, one]))
  const months = monthsOf(year)
  return (
    <>
      <ScrollTable className={classes.year} aria-label={`Numerales de ${year} por meses`}>
        <thead>
          <tr>
            <th scope="col">Numeral</th>
            {MONTH_NAMES.map((name) => (
              <th key={name} scope="col">
                <abbr title={name}>{name.slice(0, 3)}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {catalogo.numerales.map(({ id, nombre }) => (
            <tr key={id}>
              <th scope="row">
                {id.replace('-', ' y ')} {nombre}
              </th>
              {months.map((mes) => {
                const look = lookOf(records.get(`${mes}/${id}`))
                return (
                  <td key={mes}>
                    {mes <= hoy.slice(0, 7) && (
                      <Link
                        to="/admin/rendicion/lotaip/$mes/$numeral"
                        params={{ mes, numeral: id }}
                        data-color={look.color}
                        aria-label={`${numeralTitle(id)} de ${nameOfMonth(mes)}: ${cellName(look)}`}
                      >
                        {look.short}
                      </Link>
                    )}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </ScrollTable>
      <Text size="sm" dimmed className={classes.wide}>
        {SHORT_WORDS}
      </Text>
      <Text size="sm" dimmed className={classes.narrow}>
        La tabla de todo el año se ve en una pantalla más ancha. Aquí, elija el mes arriba.
      </Text>
    </>
  )
}
