import { useAllowed } from '@/admin/shell/data/use-allowed'
import { registros } from '@/entities/registro-servicios/queries'
import { Group } from '@/shared/ui/box/layout'
import { LinkButton } from '@/shared/ui/control/button'
import { Text } from '@/shared/ui/text/text'

/** From a call to its service in the log: the way to write it, or to what is written already. */
export function RecordLink({ despacho, runs }: { despacho: string; runs: boolean }) {
  const { data, isLoading } = useAllowed(registros.known, 'servicios:view')
  const parte = data?.find((one) => one.despacho === despacho)
  if (isLoading) return null
  if (!parte)
    return (
      <Group>
        <LinkButton to="/admin/servicios" search={{ nuevo: true, despacho }} variant="default">
          Anotarla en la bitácora
        </LinkButton>
      </Group>
    )
  const out = parte.estado === 'EN_CURSO'
  return (
    <>
      {out && !runs && (
        <Text strong role="status">
          Su parte sigue en curso: se termina con «Terminar», cuando vuelvan.
        </Text>
      )}
      <Group gap="xs">
        {out && (
          <LinkButton to="/admin/servicios/salida/$id" params={{ id: parte.id }} variant="default">
            Salida en curso
          </LinkButton>
        )}
        <LinkButton to="/admin/servicios" search={{ ver: parte.id }} variant="default">
          Ver el parte
        </LinkButton>
      </Group>
    </>
  )
}
