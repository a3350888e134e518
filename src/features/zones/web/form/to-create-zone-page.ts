import { type LoaderFunctionArgs, redirect } from 'react-router';

/** The form that creates a zone has two addresses; this one leads to the other, with its query. */
export const loader = ({ url }: LoaderFunctionArgs) => redirect(`/create-drop-zone${url.search}`);
