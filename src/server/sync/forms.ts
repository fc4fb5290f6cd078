import * as v from 'valibot'
import { atMost, holding, ofChanged } from '@/access/holding'
import type { RecordRules } from '@/access/module'
import { aportesList } from '@/entities/aportes/module'
import { configRules } from '@/entities/configuracion/config-form'
import { configuracionStored } from '@/entities/configuracion/configuracion'
import type { Despacho } from '@/entities/despacho/despacho'
import { despachosList } from '@/entities/despacho/module'
import { plantillaObject } from '@/entities/guardias/module'
import type { Plantilla } from '@/entities/guardias/plantilla'
import { horasRules } from '@/entities/guardias/turno'
import { catalogoObject } from '@/entities/lotaip/module'
import { numeralesForm } from '@/entities/lotaip/numerales-form'
import { plazosForm } from '@/entities/lotaip/plazos-form'
import { publicadosList } from '@/entities/lotaip/publicado'
import type { Miembro } from '@/entities/personal/miembro'
import { miembrosList } from '@/entities/personal/module'
import { congeladosList } from '@/entities/presupuesto/cortes/congelado'
import { MOST } from '@/entities/reportes/limits'
import type { Reporte } from '@/entities/reportes/reporte'
import { reportesList } from '@/entities/reportes/reportes-list'
import { sitioStored } from '@/entities/sitio/sitio'
import { sitioRules } from '@/entities/sitio/sitio-form'
import { terminosObject } from '@/entities/solicitudes/module'
import { terminosForm } from '@/entities/solicitudes/terminos-form'
import { emailProblem, PHONE, phoneProblem } from '@/shared/lib/form/contact-rules'
import { isEmail } from '@/shared/lib/form/rules'
import type { Change } from '@/shared/storage/list-command'
import type { StoredRecord } from '@/sync/collections'
import { CLOCK_AHEAD_MS } from '@/sync/wire'

const text = (isWrong: (value: string) => unknown, sentence: string) =>
  v.pipe(
    v.string(),
    v.check((value) => !isWrong(value), sentence),
  )

/** Of an instant that a device's clock says, which may be some minutes ahead. */
const isToCome = (instant: string): boolean => Date.parse(instant) >= Date.now() + CLOCK_AHEAD_MS
const isUnreadable = (instant: string): boolean => instant !== '' && Number.isNaN(Date.parse(instant))
const past = v.pipe(
  text(isUnreadable, 'Elija un día y una hora.'),
  text(isToCome, 'Ese día todavía no llega.'),
)
/** From when the town reads it. */
const publicado = holding<{ publicado: string }>({ publicado: past })

const { dia: _, ...plazos } = plazosForm.entries
const { fuente, fechaFuente } = terminosForm.entries

/** A field that isn't there is as always. */
const orUsual = <T extends Readonly<Record<string, v.GenericSchema>>>(rules: T) =>
  Object.fromEntries(Object.entries(rules).map(([field, rule]) => [field, v.nullish(rule)]))

/**
 * What a form asks besides its module's rules, by the list or object. A device asks it in the form alone, so that no page
 * carries it: what a copy or a sheet of earlier years says of people, and a device's first word of an object, comes in as it
 * is.
 */
const FORMS = new Map<string, RecordRules<StoredRecord>>([
  [
    miembrosList.key,
    ofChanged(
      holding<Miembro>({
        telefono: text(phoneProblem, PHONE),
        email: text(emailProblem, String(isEmail.message)),
      }),
    ),
  ],
  [
    reportesList.key,
    atMost<Reporte>({
      respuesta: [MOST.respuesta, 'letras'],
      administrador: [MOST.administrador, 'letras'],
      nota: [MOST.nota, 'letras'],
    }),
  ],
  [despachosList.key, holding<Despacho>({ instante: past })],
  ...[congeladosList, aportesList, publicadosList].map(({ key }) => [key, publicado]),
  [configuracionStored.key, ofChanged(holding(configRules))],
  [sitioStored.key, ofChanged(holding(sitioRules))],
  [plantillaObject.key, ofChanged(holding<Plantilla>({ horarios: v.array(v.looseObject(horasRules)) }))],
  [catalogoObject.key, ofChanged(holding(orUsual({ ...plazos, numerales: numeralesForm })))],
  [terminosObject.key, ofChanged(holding(orUsual({ fuente, fechaFuente })))],
] as [string, RecordRules<StoredRecord>][])

/** @throws SpokenError for what no form of the panel would have saved */
export const demandForm = (key: string, changes: readonly Change<StoredRecord>[]): void =>
  FORMS.get(key)?.(changes)
