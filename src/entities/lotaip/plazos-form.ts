import * as v from 'valibot'
import { isDay } from '@/shared/lib/dias'
import { required } from '@/shared/lib/form/rules'
import { parseWhole } from '@/shared/lib/form/whole'

const DAY = 'Debe ser un día del 1 al 28.'

/** A name that every computer can give a file within a folder. */
const fileName = v.pipe(
  required('Escriba el nombre del archivo.'),
  v.regex(/^[^\\/:*?"<>|]+\.csv$/i, 'Debe terminar en .csv, sin barras ni comillas.'),
)

/** What the form of the catalogue's lines asks; it may have the day as text. */
export const plazosForm = v.object({
  dia: v.pipe(
    v.union([v.string(), v.number()]),
    v.check((typed) => {
      const day = parseWhole(typed)
      return day >= 1 && day <= 28
    }, DAY),
  ),
  archivoDatos: fileName,
  archivoDiccionario: fileName,
  archivoMetadatos: fileName,
  fuente: required('Escriba de dónde sale el catálogo.'),
  fechaFuente: v.pipe(
    v.string(),
    v.check((day) => day === '' || isDay(day), 'Escriba el día en que se copió.'),
  ),
})
