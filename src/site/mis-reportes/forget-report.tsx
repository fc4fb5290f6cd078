import { useMutation } from '@tanstack/react-query'
import { receiver } from '@/access/central/mark'
import { envios } from '@/entities/reportes/envio/queries'
import { Button } from '@/shared/ui/control/button'
import { EyeOff } from '@/shared/ui/icon/icons'
import { useOverlays } from '@/shared/ui/overlay/overlays'

type ForgetReportProps = { id: string; titulo: string }

/** A button with which the author asks the station to delete what it has of a report. */
export function ForgetReport({ id, titulo }: ForgetReportProps) {
  const { confirm } = useOverlays()
  const { mutate: forget, isPending } = useMutation(envios.forget)
  const ask = async () => {
    const sure = await confirm({
      title: 'Pedir que se borre',
      question: `¿Pide a ${receiver()} que borre «${titulo}»? Cuando lo elimine se quitan también su nombre, correo, teléfono y fotografías. Puede terminar antes de atenderlo.`,
      confirm: 'Pedir que se borre',
      danger: true,
    })
    if (sure) forget(id)
  }
  return (
    <Button
      variant="subtle"
      color="gray"
      loading={isPending}
      leftSection={<EyeOff size={18} aria-hidden />}
      onClick={() => void ask()}
    >
      Pedir que se borre
    </Button>
  )
}
