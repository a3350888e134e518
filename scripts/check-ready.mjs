/** The health check of the image: ends with 0 if the process on this machine can answer requests. */
try {
  const answer = await fetch(`http://127.0.0.1:${process.env.PORT || 3000}/readyz`);
  process.stdout.write(`${await answer.text()}\n`);
  process.exitCode = answer.ok ? 0 : 1;
} catch (error) {
  process.stdout.write(`${error.message}\n`);
  process.exitCode = 1;
}
