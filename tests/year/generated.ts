import { aportesList } from '@/entities/aportes/module'
import { BITACORA_KEY } from '@/entities/bitacora/keys'
import { pedidosList } from '@/entities/datos/module'
import { despachosList } from '@/entities/despacho/module'
import { asistenciasList, eventosList } from '@/entities/eventos/module'
import { tareasList } from '@/entities/fases/module'
import { FASES } from '@/entities/fases/options'
import { mediosList } from '@/entities/galeria/module'
import { puestosList, turnosList } from '@/entities/guardias/module'
import { newPuesto, newTurno, turnoId } from '@/entities/guardias/new-turno'
import { itemsList } from '@/entities/inventario/module'
import { CATEGORIAS as COSAS } from '@/entities/inventario/options'
import { idDe } from '@/entities/lotaip/mes'
import { mesesList, presentacionesList } from '@/entities/lotaip/module'
import { NUMERALES } from '@/entities/lotaip/numerales'
import { idDePublicado, publicadosList } from '@/entities/lotaip/publicado'
import { mensajesList } from '@/entities/mensajes/module'
import { credencialesList, miembrosList } from '@/entities/personal/module'
import { gastosList, ingresosList } from '@/entities/presupuesto/module'
import { informesList, registrosList } from '@/entities/registro-servicios/module'
import { rendicionesList } from '@/entities/rendicion/module'
import { CATEGORIAS } from '@/entities/reportes/options'
import { reportesList } from '@/entities/reportes/reportes-list'
import { solicitudesList } from '@/entities/solicitudes/module'
import { addDays, weekday } from '@/shared/lib/dias'
import { TIPOS_SERVICIO } from '@/shared/lib/tipos-servicio'

type Generated = { id: string; [field: string]: unknown }

/** The records of each stored list, by its key. */
type Use = Readonly<Record<string, readonly Generated[]>>

const PEOPLE = 25

/** The nth of a few, round and round. */
const nth = <T>(list: readonly T[], n: number): T => list[n % list.length] as T

const person = (n: number) => ({ id: `staff-${n % PEOPLE}`, nombres: `Voluntaria Número ${n % PEOPLE}` })
const names = (from: number, many: number) => Array.from({ length: many }, (_, n) => person(from + n).nombres)
const every = <T>(many: number, make: (n: number) => T): T[] =>
  Array.from({ length: many }, (_, n) => make(n))

/** What a brigade has from its first day on, however long it uses the app. */
function standing(today: string): Use {
  const line = (n: number) => ({
    ...{ partida: `5.3.08.${String(n).padStart(2, '0')}`, denominacion: `Materiales y suministros ${n}` },
    ...{ codificado: 1000 + n, devengado: 400, ejercicio: Number(today.slice(0, 4)), inicial: 1000 },
  })
  return {
    [miembrosList.key]: every(PEOPLE, (n) => ({
      ...person(n),
      ...{ cargo: n < 3 ? 'Capitán' : 'Bombero', area: 'Operaciones', orden: n + 1, activo: true },
      ...{ telefono: `09912345${10 + n}`, fechaIngreso: '2024-01-01' },
    })),
    [credencialesList.key]: every(3 * PEOPLE, (n) => ({
      id: `cred-${n}`,
      personalId: person(n).id,
      ...{ tipo: nth(['Licencia de conducir', 'Primeros auxilios', 'Rescate'], Math.floor(n / PEOPLE)) },
      ...{ clase: n < PEOPLE ? 'E' : '', numero: String(n), vence: addDays(today, 10 + n * 9) },
    })),
    [itemsList.key]: every(150, (n) => ({
      ...{ id: `inv-${n}`, nombre: `Equipo ${n}`, categoria: nth(COSAS, n), cantidad: 3 + (n % 5) },
      ...{ proximaRevision: addDays(today, n - 40), contado: '2025-01-01T08:00' },
    })),
    [ingresosList.key]: every(12, (n) => ({ id: `ing-${n}`, ...line(n), recaudado: 300 })),
    [gastosList.key]: every(48, (n) => ({ id: `gas-${n}`, ...line(n), comprometido: 500, pagado: 350 })),
    [tareasList.key]: every(16, (n) => ({
      ...{
        id: `tarea-${n}`,
        ejercicio: Number(today.slice(0, 4)) - 1,
        fase: nth(FASES, n),
        titulo: `Paso ${n}`,
      },
      ...{ desde: addDays(today, -200), hasta: addDays(today, n - 190), hecha: addDays(today, -195) },
    })),
  }
}

/** A call, its record and the report that it began with, of the nth day. */
function call(day: string, n: number) {
  const at = `${day}T15:0${n % 10}:00.000Z`
  const place = { tipo: nth(TIPOS_SERVICIO, n), direccion: `Calle Sucre ${n}` }
  const crew = names(n, 6)
  const texto = 'Humo en el segundo piso de una casa de madera; se evacuó a los vecinos y se ventiló. '
  return {
    [despachosList.key]: {
      ...{
        id: `despacho-${n}-${day}`,
        instante: at,
        ...place,
        estado: 'CERRADO',
        terminado: at,
        convocados: 25,
      },
      respuestas: crew.map((nombre, k) => ({
        ...{ persona: person(n + k).id, nombre, respuesta: 'ESTACION', minutos: 5, instante: at },
      })),
    },
    [registrosList.key]: {
      ...{
        id: `srv-${n}`,
        fecha: day,
        horaInicio: '10:00',
        salida: '10:04',
        llegada: '10:12',
        horaFin: '11:30',
      },
      ...{ ...place, descripcion: texto, observaciones: texto, personalAsignado: crew, tiempoRespuesta: 12 },
      ...{
        tiempoTotal: 90,
        estado: 'COMPLETADO',
        numero: `P-${day.slice(0, 4)}-${String(n).padStart(4, '0')}`,
      },
      funciones: [{ nombre: crew[0], funcion: 'AL_MANDO' }],
      vehiculos: [{ nombre: 'Autobomba 1', kmSalida: 100 + n, kmRegreso: 112 + n, agua: 500 }],
      insumos: [{ nombre: `Equipo ${n % 150}`, cantidad: 1, item: `inv-${n % 150}` }],
      despacho: `despacho-${n}-${day}`,
    },
  }
}

/** What one day of ordinary use leaves, of each list one record or several. `n` counts from the first day. */
function dayOf(day: string, n: number, isOpen: boolean): Use {
  const at = `${day}T14:00:00.000Z`
  const shifts = weekday(day) > 5 ? ['fin', 'noche'] : ['dia', 'noche']
  const autor = { nombre: `Vecina ${n}`, email: `vecina${n}@ejemplo.ec`, telefono: '0991234567' }
  const isDue = (days: number) => n % days === 0
  const event = `evento-${n}`
  const due: Use = {
    ...(isDue(2) && {
      [reportesList.key]: [
        {
          ...{ id: `rep-${n}`, titulo: `Poste caído ${n}`, descripcion: 'Está sobre la vereda desde ayer.' },
          ...{ categoria: nth(CATEGORIAS, n), estado: isOpen ? 'EN_PROCESO' : 'CERRADO', autor },
          ...{ fechaCreacion: at, fechaActualizacion: at, ubicacion: `Calle Bolívar ${n}` },
          ...{
            punto: { lat: -0.9 - n / 10_000, lng: -79.4, precision: 8, fecha: at },
            respuesta: isOpen ? '' : 'Ya fuimos.',
          },
        },
      ],
    }),
    ...(isDue(3) && {
      [mensajesList.key]: [
        {
          ...{ id: `mensaje-${n}`, ...autor, asunto: 'Charla', mensaje: 'Queremos una charla.', fecha: at },
          estado: isOpen ? 'NUEVO' : 'HECHO',
        },
      ],
      [mediosList.key]: [
        {
          ...{ id: `media-${n}`, titulo: `Práctica ${n}`, url: 'https://ejemplo.ec/foto.jpg' },
          ...{ seccion: 'GALERIA', orden: n + 1, activo: true, fechaSubida: day },
        },
      ],
    }),
    ...(isDue(7) && {
      [eventosList.key]: [
        { id: event, titulo: `Capacitación ${n}`, fecha: day, categoria: 'CAPACITACION', publicado: true },
      ],
      [asistenciasList.key]: every(PEOPLE, (k) => ({
        ...{ id: `ast-${n}-${k}`, eventoId: event, personalId: person(k).id, nombre: person(k).nombres },
        ...{ asistio: k % 4 > 0, horaEntrada: k % 4 > 0 ? at : '' },
      })),
    }),
    ...(isDue(10) && {
      [solicitudesList.key]: [
        {
          id: `solicitud-${n}`,
          nombre: autor.nombre,
          pedido: 'Contratos del año',
          recibida: day,
          ...(!isOpen && { respondida: day, resultado: 'ENTREGADA' }),
        },
      ],
      [aportesList.key]: [
        {
          ...{
            id: `aporte-${n}`,
            ejercicio: Number(day.slice(0, 4)),
            texto: '¿Cuánto costó?',
            recibido: day,
          },
          ...(isOpen
            ? {}
            : { respuesta: 'Mil dólares.', respondido: day, textoPublico: '¿Cuánto?', publicado: at }),
        },
      ],
    }),
    ...(isDue(30) && {
      [pedidosList.key]: [
        {
          id: `datos-${n}`,
          nombre: autor.nombre,
          derecho: 'ACCESO',
          recibido: day,
          ...(!isOpen && { respondido: day, resultado: 'HECHO' }),
        },
      ],
    }),
  }
  return {
    ...Object.fromEntries(Object.entries(call(day, n)).map(([key, record]) => [key, [record]])),
    [turnosList.key]: shifts.map((serie) => ({ ...newTurno(day), nombre: serie, id: turnoId(day, serie) })),
    [puestosList.key]: shifts.flatMap((serie, s) =>
      every(3, (k) => ({ ...newPuesto(turnoId(day, serie), person(n * 5 + s * 3 + k)), cumplido: !isOpen })),
    ),
    [BITACORA_KEY]: every(4, (k) => ({
      ...{ id: `bit-${n}-${k}`, momento: at, usuario: 'Jefa', accion: 'editar', modulo: 'Inventario' },
      ...{ registro: `Equipo ${n}`, cambios: [{ campo: 'cantidad', antes: '3', despues: '4' }] },
    })),
    ...due,
  }
}

/** What is done once a month for the one that is over, `mes` (`YYYY-MM`). */
function monthOf(mes: string): Use {
  const hecho = `${mes}-28T14:00:00.000Z`
  const entrega = addDays(`${mes}-28`, 12)
  const numerales = NUMERALES.map(({ id, nombre, cadencia }) => ({
    ...{ id, nombre, cadencia, estado: 'LISTO', motivo: '', nota: '', columnas: ['Dato'] },
    filas: every(10, (n) => [`Fila ${n}`]),
  }))
  return {
    [mesesList.key]: numerales.map(({ id, columnas, filas }) => ({
      ...{ id: idDe(mes, id), mes, numeral: id, estado: 'LISTO', columnas, filas },
    })),
    [presentacionesList.key]: [{ id: `presentado-${mes}`, mes, fecha: entrega, constancia: 'S-1', hecho }],
    [publicadosList.key]: [{ id: idDePublicado(mes), mes, publicado: hecho, numerales }],
    [rendicionesList.key]: [
      {
        id: `rc-${mes}`,
        titulo: `Informe de ${mes}`,
        fecha: `${mes}-28`,
        cuerpoMarkdown: '# Informe',
        publicado: true,
      },
    ],
    [informesList.key]: [
      { id: `inf-${mes}`, titulo: `Servicios de ${mes}`, desde: `${mes}-01`, hasta: `${mes}-28`, hecho },
    ],
  }
}

/**
 * What a brigade of 25 volunteers has after so many days of ordinary use up to `today` (`YYYY-MM-DD`): a call, two shifts
 * and some notes a day, a training a week, a month's papers a month; what is of the last two weeks still waits.
 */
export function usedFor(days: number, today: string): Use {
  const first = addDays(today, 1 - days)
  const used = new Map<string, Generated[]>()
  const add = (use: Use) => {
    for (const [key, records] of Object.entries(use)) used.set(key, [...(used.get(key) ?? []), ...records])
  }
  add(standing(today))
  const months = new Set<string>()
  for (let n = 0; n < days; n++) {
    const day = addDays(first, n)
    add(dayOf(day, n, days - n <= 14))
    if (day.slice(0, 7) < today.slice(0, 7)) months.add(day.slice(0, 7))
  }
  for (const mes of months) add(monthOf(mes))
  return Object.fromEntries(used)
}
