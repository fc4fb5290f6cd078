import { Link } from '@tanstack/react-router'
import { PhoneLinks } from '@/admin/ui/record/phone-links'
import { CLASE_LABELS, numeroDe, RIESGO_LABELS } from '@/entities/inspecciones/locales'
import {
  FOTO_LABELS,
  FOTOS,
  hasPropia,
  PETICION_LABELS,
  type Peticion,
} from '@/entities/inspecciones/peticion'
import { rucProblem } from '@/entities/inspecciones/ruc'
import { formatDay, formatMoment } from '@/shared/lib/fecha'
import { formatNumber } from '@/shared/lib/moneda'
import { mailLink } from '@/shared/lib/url'
import { EmailText } from '@/shared/ui/control/email-text'
import { MapButton } from '@/shared/ui/control/map-button'
import { Picture } from '@/shared/ui/photo/picture'
import type { Dicha } from './carta-details'
import classes from './peticion.module.css'

function Fotos({ fotos }: Pick<Peticion, 'fotos'>) {
  return (
    <div className={classes.fotos}>
      {FOTOS.map(
        (foto) =>
          fotos?.[foto] && (
            <figure key={foto}>
              <Picture source={fotos[foto]} alt={FOTO_LABELS[foto]} />
              <figcaption>{FOTO_LABELS[foto]}</figcaption>
            </figure>
          ),
      )}
    </div>
  )
}

/** Who asks for a permit and for which premises, with the owner's own inspection. */
export function detailsOfPeticion(one: Peticion): Dicha {
  const { clase, riesgo, area, lat, lng, email, local, llegada, recibida, fotos } = one
  return {
    title: one.nombre,
    reloj: PETICION_LABELS[one.estado],
    mail: email ? mailLink(email, `Su pedido de permiso: ${one.nombre}`, one.respuesta) : undefined,
    rows: [
      ['Quién pide', one.contacto],
      ['Teléfono', one.telefono && <PhoneLinks key="telefono" phones={one.telefono} />],
      ['Correo', email && <EmailText key="email" email={email} />],
      ['RUC', numeroDe(one)],
      ['Sobre el RUC', rucProblem(one.ruc)],
      ['Por qué va así', one.motivoRuc],
      ['Actividad', one.actividad],
      ['Clase', clase && CLASE_LABELS[clase]],
      ['Riesgo, según quien pide', riesgo && RIESGO_LABELS[riesgo]],
      ['Área', area !== undefined && `${formatNumber(area)} m²`],
      ['Dirección', one.direccion],
      ['Lugar', lat !== undefined && lng !== undefined && <MapButton key="lugar" place={{ lat, lng }} />],
      ['Recibido', llegada ? formatMoment(llegada) : formatDay(recibida)],
      ['Dice', one.dice],
      ['Su propia inspección', hasPropia(one) && <Fotos key="fotos" fotos={fotos} />],
      [
        'Local',
        local && (
          <Link key="local" to="/admin/inspecciones" search={{ ver: local }}>
            Ver el local y lo que contestó de cada punto
          </Link>
        ),
      ],
      ['Respuesta', one.respuesta],
      ['Contestado', one.respondida && formatMoment(one.respondida)],
      ['Nota interna', one.nota],
    ],
  }
}
