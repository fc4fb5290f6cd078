import { useMutation } from '@tanstack/react-query'
import { anotar } from '@/entities/registro-servicios/queries'
import { toTime } from '@/shared/lib/fecha'
import { askPosition } from '@/shared/lib/position'
import type { MutationMeta } from '@/shared/query/toast'
import { Button } from '@/shared/ui/control/button'
import { LocateFixed } from '@/shared/ui/icon/icons'
import { withNota } from './changes'
import classes from './salida.module.css'

const meta: MutationMeta = { failure: 'No se anotó el lugar.' }

/** Notes where this phone is, as the phone measured it, with its accuracy. */
export function LugarButton({ id }: { id: string }) {
  const { mutateAsync } = useMutation(anotar)
  const place = useMutation({
    mutationFn: async () => {
      const { lat, lng, precision } = await askPosition('Escriba el lugar en una nota.')
      const text = `Lugar por GPS: ${lat}, ${lng} (a ${precision} m)`
      await mutateAsync({ id, change: withNota(toTime(new Date()), text) })
    },
    meta,
  })
  return (
    <Button
      variant="default"
      className={classes.large}
      leftSection={<LocateFixed size={22} aria-hidden />}
      loading={place.isPending}
      onClick={() => place.mutate()}
    >
      Anotar el lugar por GPS
    </Button>
  )
}
