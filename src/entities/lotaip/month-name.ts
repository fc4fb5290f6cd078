import { MESES } from '@/shared/lib/fecha'

/** `noviembre de 2026`, of a `YYYY-MM` month. */
export const nameOfMonth = (mes: string): string => `${MESES[Number(mes.slice(5)) - 1]} de ${mes.slice(0, 4)}`
