import { useState } from 'react'
import { useAllowed } from '@/admin/shell/data/use-allowed'
import { CERTIFICADO_TITLE } from '@/admin/shell/horas/certificado'
import { CertificadoDialog } from '@/admin/shell/horas/certificado-dialog'
import { useHoras } from '@/admin/shell/horas/use-horas'
import type { Miembro } from '@/entities/personal/miembro'
import { tripulaciones } from '@/entities/registro-servicios/queries'
import { toDay, yearOf } from '@/shared/lib/fecha'
import { FieldRow } from '@/shared/ui/form/field'
import { TextField } from '@/shared/ui/form/fields'
import { Dialog } from '@/shared/ui/overlay/dialog'
import { Text } from '@/shared/ui/text/text'

type HorasDialogProps = { miembro: Miembro; onClose: () => void }

/** The certificate of one person's hours, for whoever keeps the staff, also without the log of services. */
export function HorasDialog({ miembro, onClose }: HorasDialogProps) {
  const today = toDay(new Date())
  const [typed, setTyped] = useState({ desde: `${yearOf(today)}-01-01`, hasta: today })
  /** The last two days in their order: while another is being typed the paper stays as it was. */
  const [periodo, setPeriodo] = useState(typed)
  const { data, failed } = useAllowed(tripulaciones, 'personal:edit')
  const horas = useHoras(data ?? [], periodo)
  const isWhole = ({ desde, hasta }: typeof typed) => desde !== '' && hasta !== '' && desde <= hasta
  const day = (field: 'desde' | 'hasta', label: string, error?: string | false) => (
    <TextField
      label={label}
      type="date"
      value={typed[field]}
      error={error}
      onChange={({ currentTarget: { value } }) => {
        const next = { ...typed, [field]: value }
        setTyped(next)
        if (isWhole(next)) setPeriodo(next)
      }}
    />
  )
  const chooser = (
    <FieldRow>
      {day('desde', 'Desde', typed.desde === '' && 'Escriba el primer día.')}
      {day('hasta', 'Hasta', typed.desde !== '' && !isWhole(typed) && 'Escriba un día que no sea anterior.')}
    </FieldRow>
  )
  if (!data || !horas)
    return (
      <Dialog onClose={onClose} title={CERTIFICADO_TITLE} size="lg">
        {failed ? (
          <Text role="alert">
            Los servicios de cada persona los sabe la central, y ahora no responde. Inténtelo con conexión.
          </Text>
        ) : (
          <Text role="status">Sumando las horas…</Text>
        )}
      </Dialog>
    )
  const persona = horas.personas.find((one) => one.miembro?.id === miembro.id) ?? {
    ...{ miembro, nombre: miembro.nombres, servicios: [], guardias: [], eventos: [] },
  }
  return (
    <CertificadoDialog
      persona={persona}
      periodo={periodo}
      horas={horas}
      chooser={chooser}
      onClose={onClose}
    />
  )
}
