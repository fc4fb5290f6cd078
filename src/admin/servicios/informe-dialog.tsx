import { useMutation } from '@tanstack/react-query'
import { useUser } from '@/access/current-user'
import { PrintButton } from '@/admin/ui/print/print-button'
import type { Informe } from '@/entities/registro-servicios/informe'
import { newInforme } from '@/entities/registro-servicios/new-informe'
import type { Periodo } from '@/entities/registro-servicios/parte/periodo'
import { informes } from '@/entities/registro-servicios/queries'
import type { RegistroServicio } from '@/entities/registro-servicios/registro'
import { toDay } from '@/shared/lib/fecha'
import { Stack } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { Save } from '@/shared/ui/icon/icons'
import { Dialog, DialogFooter } from '@/shared/ui/overlay/dialog'
import { Text, Title } from '@/shared/ui/text/text'
import { TablaView } from './period-figures'
import { madeBy, PrintedInforme } from './printed-informe'

const Tablas = ({ tablas }: Pick<Informe, 'tablas'>) =>
  tablas.map((tabla) => (
    <div key={tabla.titulo}>
      <Title order={3} size="h4">
        {tabla.titulo}
      </Title>
      <TablaView tabla={tabla} />
    </div>
  ))

type NewInformeProps = {
  list: readonly RegistroServicio[]
  periodo: Periodo
  onClose: () => void
  onKept: (informe: Informe) => void
}

/** The report of a period as the log is now; kept, its figures stay so. */
export function NewInforme({ list, periodo, onClose, onKept }: NewInformeProps) {
  const autor = useUser()?.name ?? ''
  const { mutateAsync: create, isPending } = useMutation(informes.create)
  const { titulo, tablas } = newInforme(list, periodo, autor, '', toDay(new Date()))
  const keep = async () => {
    const [kept] = await create(newInforme(list, periodo, autor, new Date().toISOString(), toDay(new Date())))
    if (kept) onKept(kept)
  }
  return (
    <Dialog onClose={onClose} title={titulo} size="lg">
      <Stack>
        <Text>
          Revise las cifras. Una vez guardado, el informe no cambia, aunque después se corrija la bitácora;
          guardado se puede imprimir.
        </Text>
        <Tablas tablas={tablas} />
        <DialogFooter>
          <Button variant="default" onClick={onClose}>
            Cancelar
          </Button>
          <Button
            leftSection={<Save size={18} aria-hidden />}
            loading={isPending}
            onClick={() => void keep().catch(() => undefined)}
          >
            Guardar informe
          </Button>
        </DialogFooter>
      </Stack>
    </Dialog>
  )
}

/** A kept report, to read and to print. */
export const InformeDialog = ({ informe, onClose }: { informe: Informe; onClose: () => void }) => (
  <Dialog onClose={onClose} title={informe.titulo} size="lg">
    <Stack>
      <Text>{madeBy(informe)}.</Text>
      <Tablas tablas={informe.tablas} />
      <DialogFooter>
        <PrintButton />
      </DialogFooter>
    </Stack>
    <PrintedInforme informe={informe} />
  </Dialog>
)
