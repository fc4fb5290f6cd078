import { Suspense } from 'react'
import { MesBody } from './prepared'

/** Its body is fetched apart, as that of all months. */
export const MesPage = () => (
  <Suspense>
    <MesBody />
  </Suspense>
)
