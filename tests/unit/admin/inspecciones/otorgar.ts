import { toDay } from '@/shared/lib/fecha'
import { fill, press, said } from '../../panel'

/** Writes the papers that every permit rests on into the open form, and grants it. */
export async function otorgar(): Promise<void> {
  await fill('Informe favorable N.º', '12')
  await fill('Día del informe', toDay(new Date()))
  await fill('Recibo N.º', '77')
  await fill('Quién firma', 'Ana Vera')
  await press('Otorgar')
  await said('Permiso otorgado')
}
