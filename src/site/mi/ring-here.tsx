import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Mi } from '@/entities/despacho/mi'
import { healMe } from '@/entities/despacho/phone-avisos'
import { miQuery, ringHere } from '@/entities/despacho/phone-queries'
import { Callout } from '@/shared/ui/box/callout'
import { Button } from '@/shared/ui/control/button'
import { type Hindrance, hindrance } from '@/shared/ui/control/hindrance'
import { Text } from '@/shared/ui/text/text'
import { MiSection } from '@/site/mi/mi-section'

const WHY: Record<Hindrance, string> = {
  insecure: 'El navegador avisa solo en una dirección que empieza con https://. Pídala en la estación.',
  install:
    'En un iPhone avisa solo la aplicación instalada: toque Compartir y «Agregar a inicio», ábrala por el icono y escriba ahí un código nuevo. Pídalo antes: este ya se usó.',
  unsupported:
    'Este navegador no sabe avisar. Abra esta página en Chrome, Edge, Firefox o Safari, actualizados.',
  denied: 'Los avisos están bloqueados. Toque el icono junto a la dirección y permita las notificaciones.',
}

const RINGS = 'mi-avisa'

/** Whether this phone rings for a call; what a page can't do is said here, before the night in which it counts. */
export function RingHere({ mi }: { mi: Mi }) {
  const client = useQueryClient()
  const change = useMutation(ringHere)
  const { data: rings = mi.avisa } = useQuery({
    queryKey: [RINGS, mi.avisa],
    queryFn: () => healMe(mi.avisa).catch(() => false),
    networkMode: 'always',
  })
  useEffect(() => {
    if (rings !== mi.avisa) void client.invalidateQueries({ queryKey: miQuery.queryKey })
  }, [rings, mi.avisa, client])
  const why = hindrance()
  return (
    <MiSection id="avisos" title={rings ? 'Este teléfono avisa de cada salida' : 'Este teléfono no avisa'}>
      {!rings && (
        <Text>Si no lo activa, se entera de una salida solo con esta página abierta, o por la sirena.</Text>
      )}
      {!rings && why && (
        <Callout color="orange" role="status" title="Aquí todavía no puede avisar">
          {WHY[why]}
        </Callout>
      )}
      {!why && (
        <Button
          size="lg"
          variant={rings ? 'default' : 'filled'}
          loading={change.isPending}
          onClick={() => change.mutate(!rings)}
        >
          {rings ? 'No avisar en este teléfono' : 'Avisarme de cada salida'}
        </Button>
      )}
      <Text size="sm" dimmed>
        Es junto a la sirena, nunca en su lugar: un teléfono en silencio, apagado o sin señal no suena, y esta
        página no puede cambiarlo. Deje que la aplicación suene fuerte en los ajustes de su teléfono.
      </Text>
    </MiSection>
  )
}
