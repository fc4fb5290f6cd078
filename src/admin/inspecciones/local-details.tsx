import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useCan } from '@/access/current-user'
import { Details } from '@/admin/ui/record/details'
import { EditButton } from '@/admin/ui/record/edit-button'
import { PhoneLinks } from '@/admin/ui/record/phone-links'
import { extintoresDe, extintoresSentence } from '@/entities/inspecciones/extintores'
import type { Local } from '@/entities/inspecciones/local'
import { CLASE_LABELS, hermanos, RIESGO_LABELS } from '@/entities/inspecciones/locales'
import { localesList } from '@/entities/inspecciones/module'
import { rucProblem } from '@/entities/inspecciones/ruc'
import { abiertas, visitas } from '@/entities/inspecciones/visita/queries'
import { RESULTADO_LABELS, ultimaVisita } from '@/entities/inspecciones/visita/ultima'
import { formatDay, toDay } from '@/shared/lib/fecha'
import { formatNumber } from '@/shared/lib/moneda'
import { plural } from '@/shared/lib/plural'
import { LinkButton } from '@/shared/ui/control/button'
import { EmailText } from '@/shared/ui/control/email-text'
import { MapButton } from '@/shared/ui/control/map-button'
import { ClipboardCheck } from '@/shared/ui/icon/icons'
import { Dialog, DialogFooter } from '@/shared/ui/overlay/dialog'
import { DebeText, TocaLine } from './anual/toca-line'
import { lugarDe } from './lugar-field'
import { PermisosDelLocal } from './permiso/permisos-del-local'
import { Propia, useRespuestasPropias } from './visita/propia'

/** How the last visit of a premises ended, with the way to its visits. */
function VisitaLine({ local }: { local: string }) {
  const { data: over } = useQuery(visitas.known)
  const { data: running } = useQuery(abiertas.known)
  const last = over && running && ultimaVisita([...running, ...over], local, toDay(new Date()))
  if (!last) return 'Ninguna todavía'
  return (
    <Link to="/admin/inspecciones/visita" search={{ local }}>
      {running.some(({ id }) => id === last.id)
        ? `En curso desde el ${formatDay(last.dia)}`
        : `${RESULTADO_LABELS[last.resultado]}, el ${formatDay(last.dia)}`}
    </Link>
  )
}

/** `onEdit` is only given to those with the permission. */
type LocalDetailsProps = {
  local: Local
  list: readonly Local[]
  onClose: () => void
  onEdit?: (() => void) | undefined
}

const number = (value: number | undefined, unit = '') =>
  value !== undefined && `${formatNumber(value)}${unit}`

export function LocalDetails({ local, list, onClose, onEdit }: LocalDetailsProps) {
  const visits = useCan('inspecciones:create')
  const charges = useCan('cobros:create')
  const propia = useRespuestasPropias(local.id).size > 0
  const others = hermanos(list, local, local.id)
  const lugar = lugarDe(local)
  const extintores = extintoresDe(local)
  return (
    <Dialog onClose={onClose} title={local.nombre} size="lg">
      <PermisosDelLocal local={local} />
      <Details
        of={[localesList.key, local.id]}
        rows={[
          ['Estado', !local.funciona && 'Cerró'],
          ['Visitas', <VisitaLine key="visitas" local={local.id} />],
          ['Próxima visita', local.funciona && <TocaLine key="toca" local={local} moves={Boolean(onEdit)} />],
          ['Inspección del dueño', propia && <Propia key="propia" local={local.id} />],
          ['RUC', local.ruc],
          ['Sobre el RUC', rucProblem(local.ruc)],
          ['Por qué se guarda así', rucProblem(local.ruc) && local.motivoRuc],
          ['Establecimiento', local.establecimiento],
          ['Actividad', local.actividad],
          ['Clase', local.clase && CLASE_LABELS[local.clase]],
          ['Riesgo', local.riesgo && RIESGO_LABELS[local.riesgo]],
          ['Área', number(local.area, ' m²')],
          ['Pisos', number(local.pisos)],
          ['Extintores', extintores && extintoresSentence(extintores)],
          ['Ocupantes', number(local.ocupantes)],
          ['Aforo', number(local.aforo)],
          ['Dirección', local.direccion],
          ['Parroquia', local.parroquia],
          ['Lugar', lugar && <MapButton key="lugar" place={lugar} />],
          ['Clave catastral', local.clave],
          ['Quién atiende', local.contacto],
          [
            'Teléfono del local',
            local.telefonoLocal && <PhoneLinks key="local" phones={local.telefonoLocal} />,
          ],
          ['Dueño', local.dueno],
          ['Representante', local.representante],
          ['Teléfono del dueño', local.telefono && <PhoneLinks key="dueno" phones={local.telefono} />],
          ['Correo del dueño', local.email && <EmailText key="email" email={local.email} />],
          [
            'Otros locales del dueño',
            others.length > 0 && (
              <Link key="otros" to="/admin/inspecciones" search={{ ruc: local.ruc }}>
                {`Ver ${plural(others.length + 1, 'local', 'locales')} de este RUC`}
              </Link>
            ),
          ],
          [
            'Cobros',
            <span key="cobros">
              <DebeText local={local.id} />
              <Link to="/admin/cobros" search={{ buscar: local.nombre }}>
                Ver sus órdenes de pago
              </Link>
              {charges && (
                <>
                  {' · '}
                  <Link to="/admin/cobros" search={{ nuevo: true, local: local.id }}>
                    Hacer una
                  </Link>
                </>
              )}
            </span>,
          ],
          ['Notas', local.notas],
        ]}
      />
      <DialogFooter>
        <EditButton onEdit={onEdit} main={!visits} />
        {visits && (
          <LinkButton
            to="/admin/inspecciones/visita"
            search={{ local: local.id }}
            leftSection={<ClipboardCheck size={18} aria-hidden />}
          >
            Visitar
          </LinkButton>
        )}
      </DialogFooter>
    </Dialog>
  )
}
