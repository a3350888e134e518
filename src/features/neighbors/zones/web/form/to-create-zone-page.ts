import { type LoaderFunctionArgs, redirect } from 'react-router';

/** Redirects the second address of the form to the first, with its query. */
export const loader = ({ url }: LoaderFunctionArgs) => redirect(`/create-drop-zone${url.search}`);
