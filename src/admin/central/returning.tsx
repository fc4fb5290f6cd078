import { useMutation } from '@tanstack/react-query'
import { isServed } from '@/access/central/mark'
import { Section } from '@/admin/ui/box/section'
import type { MutationMeta } from '@/shared/query/toast'
import { Button } from '@/shared/ui/control/button'
import { useReload } from '@/shared/ui/control/reload'
import { Text } from '@/shared/ui/text/text'
import { joinCentral } from '@/sync/actions'

const meta: MutationMeta = { failure: 'No se pudo. Los datos de este equipo siguen como estaban.' }

/** Brings a device back that had left the central. */
export function Returning() {
  const reload = useReload()
  const join = useMutation({ mutationFn: joinCentral, meta, onSuccess: reload.run })
  return (
    <Section title="Este equipo">
      {isServed() ? (
        <>
          <Text size="sm" dimmed>
            Si vuelve, ingresa con su cuenta de la central, y antes de enviar o reemplazar algo se le
            pregunta.
          </Text>
          <div>
            <Button loading={join.isPending} onClick={() => join.mutate()}>
              Volver a la central
            </Button>
          </div>
        </>
      ) : (
        <Text size="sm" dimmed>
          En esta dirección ya no hay una central a la que volver.
        </Text>
      )}
    </Section>
  )
}
