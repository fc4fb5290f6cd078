import { useMutation, useQuery } from '@tanstack/react-query'
import type { Envio } from '@/entities/reportes/envio/envio'
import { Group } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { type Hindrance, hindrance } from '@/shared/ui/control/hindrance'
import { MailOpen } from '@/shared/ui/icon/icons'
import { Text } from '@/shared/ui/text/text'

const load = () => import('@/entities/reportes/envio/avisos')

const LOOK = 'Vuelva a «Mis reportes» para ver si hay respuesta.'

const WHY: Record<Hindrance, string> = {
  insecure: `En esta dirección, sin https, el navegador no puede avisarle de la respuesta. ${LOOK}`,
  install: `Para que su iPhone o iPad le avise de la respuesta, toque Compartir, elija «Agregar a inicio» y abra la aplicación desde ahí. ${LOOK}`,
  unsupported: `Este navegador no puede avisarle de la respuesta. ${LOOK}`,
  denied: `Los avisos de este sitio están bloqueados en su navegador. Si quiere que le avise de la respuesta, permítalos en los ajustes del sitio. ${LOOK}`,
}

const change = {
  mutationFn: async ({ envio, on }: { envio: Envio; on: boolean }) => {
    if (on) await (await import('@/entities/reportes/envio/hear-answer')).hearAnswer(envio)
    else await (await load()).hearNoMore(envio)
  },
  meta: { invalidates: ['envios'], failure: 'No se pudo cambiar el aviso.' },
}

/** Whether this phone tells of the answer to a report that the central has, and the way to change it. */
export function AnswerAviso({ envio }: { envio: Envio }) {
  const why = hindrance()
  const { mutate, isPending } = useMutation(change)
  const { data: on = false } = useQuery({
    queryKey: ['envios', 'avisa', envio.id, envio.avisa ?? ''],
    enabled: why === null && envio.avisa !== undefined,
    queryFn: async () => (await load()).hearsAnswer(envio),
  })
  if (why)
    return (
      <Text size="sm" dimmed>
        {WHY[why]}
      </Text>
    )
  return (
    <Group gap="xs">
      {on && (
        <Text size="sm" role="status">
          Este teléfono le avisa de cada respuesta.
        </Text>
      )}
      <Button
        variant={on ? 'subtle' : 'default'}
        loading={isPending}
        leftSection={<MailOpen size={18} aria-hidden />}
        onClick={() => mutate({ envio, on: !on })}
      >
        {on ? 'Ya no avisarme' : 'Avisarme de cada respuesta'}
      </Button>
    </Group>
  )
}
