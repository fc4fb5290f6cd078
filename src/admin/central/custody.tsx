import { useMutation, useQuery } from '@tanstack/react-query'
import { custodyQuery, end, save } from '@/admin/shell/custody/custody'
import { OfferCustody } from '@/admin/shell/custody/offer'
import { Section } from '@/admin/ui/box/section'
import { formatBytes } from '@/shared/lib/byte-size'
import { formatMoment } from '@/shared/lib/fecha'
import { formatNumber } from '@/shared/lib/moneda'
import { Callout } from '@/shared/ui/box/callout'
import { Group } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { useOverlays } from '@/shared/ui/overlay/overlays'
import { Text } from '@/shared/ui/text/text'
import type { CustodyHere } from '@/sync/custodia/actions'
import type { Wait } from '@/sync/custodia/conditions'
import { useCentral } from '@/sync/state'

const WAITS: Record<Exclude<Wait, ''>, string> = {
  red: 'Las fotografías que faltan llegan con wifi: esta red puede costar por megabyte, o el equipo ahorra datos.',
  bateria: 'La batería está baja: la copia sigue cuando el equipo se cargue.',
  espacio: 'En este equipo no cabe más: están las fotografías más nuevas que cupieron.',
}

function whatIsHere({ tiene, viene, registros, fotos, de, bytes }: CustodyHere): string {
  if (!tiene)
    return viene ? `Está llegando la del ${formatMoment(viene)}.` : 'Llega con la próxima copia de la noche.'
  const photos =
    de === 0
      ? 'No había fotografías.'
      : `Fotografías: ${formatNumber(fotos)} de ${formatNumber(de)}, ${formatBytes(bytes)}.`
  return `Es la del ${formatMoment(tiene)}. Registros y cuentas: ${formatBytes(registros)}. ${photos}`
}

function Kept({ here, espera }: { here: CustodyHere; espera: Wait }) {
  const { confirm } = useOverlays()
  const ending = useMutation(end)
  const saving = useMutation(save)
  const stop = async () => {
    const sure = await confirm({
      title: 'Dejar de guardar la copia',
      question:
        'Se borra de este equipo la copia que tiene. Antes puede guardarla en un archivo. En la central y en los demás equipos no cambia nada.',
      confirm: 'Dejar de guardar',
      cancel: 'Cancelar',
      danger: true,
    })
    if (sure) ending.mutate()
  }
  return (
    <Section title="La copia de la noche en este equipo">
      <Text>{whatIsHere(here)}</Text>
      {espera && <Text size="sm">{WAITS[espera]}</Text>}
      {here.sola && (
        <Callout color="orange" role="status" title="La central no cuenta con este equipo">
          Puede ser otra, o una que se repuso de una copia de antes. Lo que este equipo tiene sigue aquí, y no
          llega nada nuevo: guárdelo en un archivo si hace falta, y después deje de guardar y empiece otra
          vez.
        </Callout>
      )}
      <Text size="sm" dimmed>
        Está cerrada: en este equipo nadie puede leer nada de ella. Con el archivo y la clave de recuperación,
        la primera página de una central nueva repone todo.
      </Text>
      <Group gap="xs">
        <Button
          variant="default"
          disabled={!here.tiene}
          loading={saving.isPending}
          onClick={() => saving.mutate()}
        >
          Guardar en un archivo
        </Button>
        <Button variant="subtle" loading={ending.isPending} onClick={() => void stop()}>
          Dejar de guardar
        </Button>
      </Group>
    </Section>
  )
}

/** The closed copy of the night that this device keeps, also where its central is gone; else the question whether it does. */
export function CustodyOfDevice() {
  const state = useCentral()
  const { data: here } = useQuery(custodyQuery(state?.custodia.vez ?? 0))
  return here ? <Kept here={here} espera={state?.custodia.espera ?? ''} /> : <OfferCustody />
}
