import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Mi } from '@/entities/despacho/mi'
import { pendingQuery } from '@/entities/despacho/phone-queries'
import { miToca } from '@/entities/mi-toca'
import { Stack } from '@/shared/ui/box/layout'
import { Sheet } from '@/shared/ui/box/sheet'
import { Text, Title } from '@/shared/ui/text/text'
import { FirstRows } from './first-rows'
import classes from './mi.module.css'

/** What this person has to see to, each line the way to its part of the page. */
export function Toca({ mi, fresh }: { mi: Mi; fresh: boolean }) {
  const { data: pending = [] } = useQuery(pendingQuery)
  const said = new Set(pending.flatMap((one) => (one.que === 'evento' && !one.rechazo ? one.id : [])))
  const toca = miToca(mi, said, Date.now())
  // Without the central nobody knows what waits there by now.
  if (toca.length === 0) return fresh && <Text>Nada espera de usted.</Text>
  return (
    <Sheet component="section" pad="wide" aria-labelledby="toca">
      <Stack gap="sm">
        <Title order={2} size="h3" id="toca">
          Le toca
        </Title>
        <FirstRows of={toca} speaks={() => false}>
          {({ id, titulo, nota, parte }) => (
            <li key={id}>
              <Link to="/mi" hash={parte} className={classes.toca}>
                {titulo}
                <Text component="span" size="sm" dimmed>
                  {nota}
                </Text>
              </Link>
            </li>
          )}
        </FirstRows>
      </Stack>
    </Sheet>
  )
}
