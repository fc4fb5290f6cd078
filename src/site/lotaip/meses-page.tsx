import { Suspense } from 'react'
import { MesesBody } from './prepared'

/** Its body is fetched apart: what it draws and reads with would otherwise come with every public page. */
export const MesesPage = () => (
  <Suspense>
    <MesesBody />
  </Suspense>
)
