import { useMutation } from '@tanstack/react-query'
import type { Guardias } from '@/admin/shell/data/use-guardias'
import { novedadesOf } from '@/entities/guardias/novedades'
import { puestos } from '@/entities/guardias/queries'
import { formatMoment } from '@/shared/lib/fecha'
import { Callout } from '@/shared/ui/box/callout'
import { Stack } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import classes from './guardias.module.css'

/** What people changed from their phones since somebody last looked; `mayEdit`: this person runs the roster. */
export function Novedades({ guardias, mayEdit }: { guardias: Guardias; mayEdit: boolean }) {
  const review = useMutation(puestos.review)
  const news = novedadesOf(guardias.list, guardias.places)
  if (news.length === 0) return null
  return (
    <Callout color="blue" role="status" title="Cambios hechos desde los teléfonos">
      <Stack gap="xs" align="start">
        <ul className={classes.warnings}>
          {news.map(({ id, cuando, frase }) => (
            <li key={id}>
              {frase} Fue el {formatMoment(cuando)}.
            </li>
          ))}
        </ul>
        {mayEdit && (
          <Button
            variant="default"
            loading={review.isPending}
            onClick={() => review.mutate(news.map(({ id }) => id))}
          >
            Entendido
          </Button>
        )}
      </Stack>
    </Callout>
  )
}
