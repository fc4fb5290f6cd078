import { useMutation } from '@tanstack/react-query'
import { guardarConteo } from '@/entities/inventario/contar'
import { type Cuenta, diferenciaOf, resultadoOf, resultadoSaid } from '@/entities/inventario/cuenta'
import { formatNumber } from '@/shared/lib/moneda'
import { plural } from '@/shared/lib/plural'
import { Stack } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { Dialog, DialogFooter } from '@/shared/ui/overlay/dialog'
import { Text } from '@/shared/ui/text/text'

type RevisarProps = {
  lugar: string
  cuentas: readonly Cuenta[]
  onClose: () => void
  /** Once the count is on disk. */
  onDone: () => void
}

/** What differs, before it is written. */
export function RevisarDialog({ lugar, cuentas, onClose, onDone }: RevisarProps) {
  const { mutateAsync, isPending } = useMutation(guardarConteo)
  const result = resultadoOf(cuentas)
  const differ = cuentas.filter((cuenta) => diferenciaOf(cuenta))
  const save = () =>
    mutateAsync({ cuentas, message: `${lugar}: ${resultadoSaid(result)}.` }).then(onDone, () => undefined)
  return (
    <Dialog onClose={onClose} title={`Guardar el conteo de ${lugar}`} size="lg">
      <Stack gap="sm">
        <Text strong>{resultadoSaid(result)}</Text>
        {differ.length > 0 ? (
          <ul aria-label="Lo que cambia">
            {differ.map(({ item, esperado, conteo }) => (
              <li key={item.id}>
                {item.nombre}: debía haber {formatNumber(esperado)}, hay{' '}
                <strong>{formatNumber(conteo?.cantidad ?? 0)}</strong>
              </li>
            ))}
          </ul>
        ) : (
          <Text>Todo lo contado está como debe estar.</Text>
        )}
        {result.porElegir > 0 && (
          <Text>
            {plural(result.porElegir, 'item', 'items')} con dos cuentas: queda para después, hasta que elija
            en la lista.
          </Text>
        )}
        {result.sinContar > 0 && <Text dimmed>Lo que está sin contar no cambia.</Text>}
        <DialogFooter>
          <Button variant="default" onClick={onClose}>
            Seguir contando
          </Button>
          <Button loading={isPending} onClick={() => void save()}>
            Guardar
          </Button>
        </DialogFooter>
      </Stack>
    </Dialog>
  )
}
