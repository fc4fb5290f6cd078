import { Link } from '@tanstack/react-router'
import classes from './listas.module.css'

const LISTAS = [
  [undefined, 'Locales'],
  ['plan', 'Plan'],
  ['permisos', 'Permisos'],
  ['renovar', 'Sin renovar'],
] as const

/** Also of an open record, whose address says more; that it says no list is one of them. */
const ACTIVE = { explicitUndefined: true } as const

/** The module's lists, the same four above each of them. */
export const Listas = () => (
  <nav aria-label="Listas de inspecciones" className={classes.listas}>
    {LISTAS.map(([lista, label]) => (
      <Link key={label} to="/admin/inspecciones" search={{ lista }} activeOptions={ACTIVE}>
        {label}
      </Link>
    ))}
  </nav>
)
