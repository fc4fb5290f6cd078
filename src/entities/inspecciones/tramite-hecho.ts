import { yearOf } from '@/shared/lib/fecha'
import type { Salario } from './cobros/salario'
import { salarioDe } from './cobros/salarios'
import { ANUAL, type Tarifa } from './cobros/tarifa'
import { tarifasPara, vigentesEn } from './cobros/vigentes'
import { FUNCIONAMIENTO } from './permiso/permiso'
import type { Tipo } from './permiso/tipo'
import { tipoDe } from './permiso/tipos'
import type { Tramite } from './tramite'
import { vigente } from './visita/plantilla'
import type { Plantilla } from './visita/punto'

type Escrito = {
  plantillas: readonly Plantilla[]
  tipos: readonly Tipo[]
  tarifas: readonly Tarifa[]
  salarios: readonly Salario[]
}

/** What the brigade asks of premises and charges them on `hoy` (`YYYY-MM-DD`). */
export function tramiteDe({ plantillas, tipos, tarifas, salarios }: Escrito, hoy: string): Tramite {
  const ano = Number(yearOf(hoy))
  const { papeles, papelesPara, norma } = tipoDe(tipos, FUNCIONAMIENTO)
  const own = tarifas.filter(({ ejemplo }) => ejemplo === '')
  const salario = salarioDe(salarios, ano)
  return {
    ...{ ano, papeles, papelesPara, norma, puntos: vigente(plantillas).puntos },
    tarifas: tarifasPara(vigentesEn(own, ano), { tramite: ANUAL }),
    ...(salario && { salario: { centavos: salario.centavos, verificado: salario.verificado } }),
  }
}
