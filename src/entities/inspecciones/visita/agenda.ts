import type { Agenda, Asunto, At } from '@/access/module'
import { addDays } from '@/shared/lib/dias'
import { formatDay } from '@/shared/lib/fecha'
import { plural } from '@/shared/lib/plural'
import { enumerated } from '@/shared/lib/text'
import type { Acta } from './acta'
import { type Caso, casosAbiertos } from './caso'
import { abiertasList, actasList, prorrogasList, visitasList } from './listas'
import type { Prorroga } from './prorroga'
import { esAdelantada } from './ultima'
import { isOver, type Visita } from './visita'

const TO = '/admin/inspecciones/visita'
const LOCALES = 'bomberos_inspecciones_locales'

/** What ends within so many days is no longer one thing among others. */
const SOON_DAYS = 3
/** More lines would push the rest off the screen. */
const LINES = 3

const seen = new WeakMap<readonly Visita[], { by: readonly unknown[]; casos: Caso[] }>()

/** The terms that run or are over: worked out once for all that is told of them. */
function casosOf(at: At, hoy: string): Caso[] {
  const [actas, prorrogas] = [at<Acta[]>(actasList.key), at<Prorroga[]>(prorrogasList.key)]
  const [visitas, abiertas] = [at<Visita[]>(visitasList.key), at<Visita[]>(abiertasList.key)]
  const by = [actas, prorrogas, abiertas, hoy]
  const known = seen.get(visitas)
  if (known?.by.every((one, n) => one === by[n])) return known.casos
  const casos = casosAbiertos({ actas, prorrogas, visitas: [...abiertas, ...visitas], hoy }).filter(
    ({ vence }) => vence !== '',
  )
  seen.set(visitas, { by, casos })
  return casos
}

function namesOf(at: At): (caso: Caso) => string {
  const names = new Map(at<{ id: string; nombre: string }[]>(LOCALES).map(({ id, nombre }) => [id, nombre]))
  return ({ acta }) => names.get(acta.local) ?? acta.numero
}

/** Each by itself, or all in one line. */
function linesOf(casos: readonly Caso[], hoy: string, nameOf: (caso: Caso) => string): Asunto[] {
  const late = casos.filter(({ vence }) => vence < hoy)
  const soon = casos.filter(({ vence }) => vence >= hoy && vence <= addDays(hoy, SOON_DAYS))
  const said = (some: readonly Caso[], prisa: 'VENCIDO' | 'PRONTO', many: string): Asunto[] =>
    some.length > LINES
      ? [
          {
            ...{ id: `plazos-${prisa}`, prisa, to: TO, titulo: `${some.length} ${many}` },
            nota: enumerated([...some.slice(0, LINES).map(nameOf), `${some.length - LINES} más`]),
          },
        ]
      : some.map((caso) => ({
          ...{ id: caso.acta.id, prisa, to: TO, search: { local: caso.acta.local } },
          titulo:
            caso.vence === hoy
              ? `Hoy termina el plazo de ${nameOf(caso)}`
              : `${caso.vence < hoy ? 'Terminó' : 'Termina'} el plazo de ${nameOf(caso)}`,
          nota: [formatDay(caso.vence), plural(caso.puntos.length, 'falta', 'faltas'), caso.acta.numero].join(
            ' · ',
          ),
        }))
  return [
    ...said(late, 'VENCIDO', 'locales con el plazo de su acta vencido'),
    ...said(soon, 'PRONTO', 'locales cuyo plazo termina en estos días'),
  ]
}

/** A term that is over stays until the premises complies or the next notice is handed over. */
export const agenda: Agenda = {
  reads: [visitasList.key, abiertasList.key, actasList.key, prorrogasList.key, LOCALES],
  told: true,
  due: (at, { hoy, hasta }) =>
    casosOf(at, hoy)
      .filter(({ vence }) => vence <= hasta)
      .map(({ acta, vence, puntos }) => ({
        id: acta.id,
        dia: vence,
        // A calendar file leaves the panel: it names nobody.
        titulo: `Termina el plazo del acta ${acta.numero}`,
        nota: plural(puntos.length, 'falta por cumplir', 'faltas por cumplir'),
        to: TO,
        search: { local: acta.local },
      })),
  waits(at, { hoy }) {
    const old = at<Visita[]>(abiertasList.key).filter(({ dia }) => dia < hoy)
    const undated = at<Visita[]>(visitasList.key).filter((one) => isOver(one) && esAdelantada(one, hoy))
    return [
      ...(undated.length > 0
        ? [
            {
              ...({ id: 'visitas-adelantadas', to: TO, search: { local: undated[0]?.local ?? '' } } as const),
              titulo: `${plural(undated.length, 'visita', 'visitas')} con un día que todavía no llega`,
              nota: 'El reloj de quien la hizo estaba adelantado: no cuenta hasta que se escriba su día.',
            },
          ]
        : []),
      ...linesOf(casosOf(at, hoy), hoy, namesOf(at)),
      ...(old.length > 0
        ? [
            {
              ...({ id: 'visitas-abiertas', to: TO } as const),
              titulo: plural(old.length, 'visita sin terminar', 'visitas sin terminar'),
              nota: `Desde el ${formatDay(old.map(({ dia }) => dia).sort()[0] ?? '')}`,
            },
          ]
        : []),
    ]
  },
}
