import { useMutation } from '@tanstack/react-query'
import { More } from '@/admin/ui/box/more'
import type { Punto } from '@/entities/inspecciones/visita/punto'
import { terminar } from '@/entities/inspecciones/visita/queries'
import type { Resultado, Visita } from '@/entities/inspecciones/visita/visita'
import { plural } from '@/shared/lib/plural'
import { Group, Stack } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { Dialog, DialogFooter } from '@/shared/ui/overlay/dialog'
import { Text } from '@/shared/ui/text/text'
import type { VisitaEnCurso } from './use-visita'

/** Why nothing could be seen. */
const MOTIVOS = ['Estaba cerrado', 'No dejaron entrar', 'Ya no funciona aquí'] as const

const Puntos = ({ label, of }: { label: string; of: readonly Punto[] }) => (
  <ul aria-label={label}>
    {of.map(({ id, texto, articulo }) => (
      <li key={id}>{[texto, articulo].filter(Boolean).join(', ')}</li>
    ))}
  </ul>
)

type TerminarProps = { nombre: string; visita: Visita; stands: VisitaEnCurso; onClose: () => void }

/** How the visit ends, before it is written. */
export function TerminarDialog({ nombre, visita, stands, onClose }: TerminarProps) {
  const { mutateAsync, isPending } = useMutation(terminar)
  const { puntos, balance, junta, otras, pide, answer } = stands
  const { fallas, sinVer } = balance
  const choices = junta.distintas.length
  const left = sinVer.length - choices
  const end = (resultado: Resultado, motivo?: string) =>
    mutateAsync({
      id: visita.id,
      resultado,
      fallas: fallas.map(({ id }) => id).join(' '),
      ...(pide !== undefined && { pide }),
      ...(motivo && { motivo }),
      ...(otras.length > 0 && { juntas: otras.map(({ id }) => id) }),
    }).then(onClose, () => undefined)
  const seen = sinVer.length === 0
  return (
    <Dialog onClose={onClose} title={`Terminar la visita de ${nombre}`} size="lg">
      <Stack gap="sm">
        {seen && fallas.length === 0 && (
          <Text strong size="lg">{`Aprobado: ${plural(puntos.length, 'punto', 'puntos')} sin faltas.`}</Text>
        )}
        {fallas.length > 0 && (
          <>
            <Text strong size="lg">{`No cumple: ${plural(fallas.length, 'falta', 'faltas')}.`}</Text>
            <Puntos label="Lo que falta cumplir" of={fallas} />
          </>
        )}
        {choices > 0 && (
          <Text strong>
            {`Elija primero en ${plural(choices, 'punto que se vio', 'puntos que se vieron')} distinto.`}
          </Text>
        )}
        {left > 0 && (
          <>
            <Text>{`${left === 1 ? 'Queda' : 'Quedan'} ${plural(left, 'punto', 'puntos')} por ver.`}</Text>
            <Group gap="xs">
              <Button
                variant="default"
                onClick={() =>
                  void answer(
                    new Map(
                      sinVer
                        .filter(({ id }) => !junta.distintas.some(({ punto }) => punto === id))
                        .map(({ id }) => [id, 'S']),
                    ),
                  ).catch(() => undefined)
                }
              >
                {left === 1 ? 'Ese cumple' : `Los ${left} cumplen`}
              </Button>
            </Group>
            <Text>¿No se pudo inspeccionar? Queda pendiente, con lo que se vio:</Text>
            <Group gap="xs">
              {MOTIVOS.map((motivo) => (
                <Button
                  key={motivo}
                  variant="default"
                  disabled={isPending}
                  onClick={() => void end('PENDIENTE', motivo)}
                >
                  {motivo}
                </Button>
              ))}
            </Group>
            <More summary={left === 1 ? 'Cuál queda por ver' : 'Cuáles quedan por ver'}>
              <Puntos
                label="Lo que queda por ver"
                of={sinVer.filter(({ id }) => !junta.distintas.some(({ punto }) => punto === id))}
              />
            </More>
          </>
        )}
        <DialogFooter>
          <Button variant="default" onClick={onClose}>
            Seguir
          </Button>
          <Button
            loading={isPending}
            disabled={!seen}
            onClick={() => void end(fallas.length > 0 ? 'NO_CUMPLE' : 'APROBADO')}
          >
            Terminar
          </Button>
        </DialogFooter>
      </Stack>
    </Dialog>
  )
}
