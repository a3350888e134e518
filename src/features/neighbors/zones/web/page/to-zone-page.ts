import { type LoaderFunctionArgs, replace } from 'react-router';
import { zoneAddress } from '../zone-address.ts';

/** Redirects the second address of a zone to the first, with its query. */
export const loader = ({ params, url }: LoaderFunctionArgs) =>
  replace(`${zoneAddress(encodeURIComponent(params.id ?? ''))}${url.search}`);
