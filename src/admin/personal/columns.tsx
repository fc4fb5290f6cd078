import { MoveHandle, RowOrder } from '@/admin/ui/order/move-handle'
import type { Reorder } from '@/admin/ui/order/use-reorder'
import { ActiveBadge } from '@/admin/ui/record/active-badge'
import { PhoneLinks } from '@/admin/ui/record/phone-links'
import { OnPhone, RowTitle } from '@/admin/ui/table/row-title'
import type { Column } from '@/admin/ui/table/table-search'
import type { Miembro } from '@/entities/personal/miembro'
import { mailLink } from '@/shared/lib/url'
import { EmailText } from '@/shared/ui/control/email-text'
import { PersonPhoto } from '@/shared/ui/photo/person-photo'
import { Text } from '@/shared/ui/text/text'
import classes from './personal.module.css'

export function Contact({ miembro: { telefono, email } }: { miembro: Miembro }) {
  return (
    <div className={classes.contact}>
      {telefono && (
        <div>
          <PhoneLinks phones={telefono} />
        </div>
      )}
      {email && (
        <div>
          <a href={mailLink(email)}>
            <EmailText email={email} />
          </a>
        </div>
      )}
      {!telefono && !email && <Text dimmed>—</Text>}
    </div>
  )
}

/** With `reorder`, each row gets a handle. */
export const columns = (reorder: Reorder | null): Column<Miembro>[] => [
  {
    id: 'nombres',
    header: 'Nombre',
    value: ({ nombres }) => nombres,
    cell: (miembro) => (
      <div className={classes.who}>
        {reorder && <MoveHandle id={miembro.id} name={miembro.nombres} reorder={reorder} />}
        <RowOrder orden={miembro.orden} />
        <PersonPhoto nombres={miembro.nombres} source={miembro.fotoUrl} size={36} />
        <div className={classes.name}>
          <RowTitle note={<OnPhone says={[miembro.cargo, !miembro.activo && 'Inactivo']} />}>
            {miembro.nombres}
          </RowTitle>
        </div>
      </div>
    ),
  },
  { id: 'cargo', header: 'Cargo', value: ({ cargo }) => cargo, cell: ({ cargo }) => cargo },
  { id: 'area', header: 'Área', value: ({ area }) => area, cell: ({ area }) => area || '—' },
  { id: 'contacto', header: 'Contacto', cell: (miembro) => <Contact miembro={miembro} /> },
  {
    id: 'activo',
    header: 'Estado',
    value: ({ activo }) => !activo,
    cell: ({ activo }) => <ActiveBadge active={activo} />,
  },
]
