import { type LoaderFunctionArgs, replace } from 'react-router';
import { zoneAddress } from '../zone-address.ts';

/** A zone has two addresses; this one leads to the other, with its query. */
export const loader = ({ params, url }: LoaderFunctionArgs) =>
  replace(`${zoneAddress(encodeURIComponent(params.id ?? ''))}${url.search}`);
